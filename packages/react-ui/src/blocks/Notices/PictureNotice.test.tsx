import { createFakeLanguageModel, createTestChat } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../../styles/styles.css";
import { CharacterChat } from "../../screens/CharacterChat";

it("says once in a conversation that the model takes no pictures", async () => {
  const model = createFakeLanguageModel({ takesPictures: false });
  const test = await createTestChat({ languageModel: model, describePicture: () => "a dim scene" });
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const share = async () => {
    test.chat.send({ type: "message.send", text: "Look.", image: { jpegBase64: "/9j/" } });
    const call = await model.nextCall();
    call.say("A cup.");
    call.finish();
    await test.ready();
  };
  const notice = page.getByText("It was given a description of yours instead.");
  await share();
  await expect.element(notice).toBeVisible();
  await share();
  await expect.element(notice).not.toBeInTheDocument();
});

it("says what the model does before its first word", async () => {
  const test = await createTestChat();
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const call = await test.visitorSays("Hello");
  await expect.element(page.getByText("Ada is thinking…")).toBeVisible();
  call.think({ isLoading: true });
  await expect.element(page.getByText("may still be loading")).toBeVisible();
  call.think({ queue: { place: 2, waitMs: 7_200 } });
  await expect.element(page.getByText("2 are before yours: about 8 seconds.")).toBeVisible();
  call.think({ queue: { place: 1 } });
  await expect.element(page.getByText("1 is before yours.")).toBeVisible();
  call.think();
  await expect.element(page.getByText("Ada is thinking…")).toBeVisible();
  call.finish();
});
