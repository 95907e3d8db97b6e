import { LanguageModelError, createMediaSession, readSessionReport, record } from "@archive-of-minds/core";
import {
  createFakeCameraDevice,
  createFakeReplyLock,
  createTestCamera,
  createTestChat,
  createTestLiveConversation,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page } from "vitest/browser";
import "../../styles/styles.css";
import { MediaSessionProvider } from "../../providers/MediaSessionProvider";
import { Notice } from "../../primitives/Notice/Notice";
import { CharacterChat } from "../../screens/CharacterChat";
import { ReportProvider } from "./ReportProvider";

const save = page.getByRole("button", { name: "Save a report" });

async function open({ isRecorded = true, ...options }: TestChatOptions & { readonly isRecorded?: boolean } = {}) {
  const test = await createTestChat(options);
  const recorder = isRecorded ? record(test.chat) : undefined;
  await test.ready();
  await render(
    <ReportProvider recorder={recorder}>
      <CharacterChat chat={test.chat} fill="window" shortcuts="page" />
    </ReportProvider>,
  );
  return test;
}

async function failing(options?: Parameters<typeof open>[0]) {
  const test = await open(options);
  const call = await test.visitorSays("A secret question");
  call.fail(new LanguageModelError("overloaded", "Too many ask."));
  await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
}

/** The file that a press downloads. */
async function downloaded(press: () => Promise<void>) {
  const contents: Blob[] = [];
  const names: string[] = [];
  const create = vi.spyOn(URL, "createObjectURL").mockImplementation((content) => {
    contents.push(content as Blob);
    return "blob:";
  });
  const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function name(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  try {
    await press();
    return { names, text: (await contents[0]?.text()) ?? "" };
  } finally {
    create.mockRestore();
    click.mockRestore();
  }
}

it("offers a report with a failure, and downloads one without the visitor's words", async () => {
  await failing();
  await expect.element(page.getByText("It has no words of yours.")).toBeVisible();
  const { names, text } = await downloaded(() => save.click());
  expect(names).toEqual([expect.stringMatching(/^report-chat-\d{4}-\d\d-\d\d\.json$/)]);
  const { events } = readSessionReport(text);
  expect(events.map(({ event }) => event.type)).toContain("turn.written");
  expect(text).toContain("overloaded");
  expect(text).not.toContain("secret");
  await expect.element(page.getByText("Nothing was sent")).toBeVisible();
});

it("offers none without a recording", async () => {
  await failing({ isRecorded: false });
  await expect.element(save).not.toBeInTheDocument();
});

it("offers none where nothing failed", async () => {
  const replies = createFakeReplyLock();
  await open({ messages: [exampleMessage(1)], replyLock: replies.page() });
  await expect.element(page.getByRole("button", { name: "Ask again" })).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  replies.page().hold("ada");
  await expect.element(page.getByText("Ada is answering in another tab.")).toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
});

it("offers a report of a live conversation that failed", async () => {
  const { chat, ready } = await createTestChat();
  await ready();
  const { live, agent } = createTestLiveConversation();
  const recorder = record(live);
  await render(
    <MediaSessionProvider mediaSession={createMediaSession()}>
      <CharacterChat chat={chat} live={{ startsOn: true, open: () => live, recorderOf: () => recorder }} />
    </MediaSessionProvider>,
  );
  agent.refusePasses("quota");
  live.send({ type: "agent.start" });
  const { text } = await downloaded(() => save.click());
  expect(readSessionReport(text).jobs.find(({ status }) => status === "error")).toMatchObject({
    job: "authorise",
    error: { $error: "VoiceAgentError", reason: "quota" },
  });
});

it.each([
  [false, "It has no words of yours."],
  [true, "has the words of this conversation"],
])("says whether the words of the conversation are in the report: %s", async (words, sentence) => {
  const test = await createTestChat();
  await test.ready();
  await render(
    <ReportProvider recorder={record(test.chat, { words })}>
      <CharacterChat chat={test.chat} />
    </ReportProvider>,
  );
  const call = await test.visitorSays("Hello");
  call.fail("network");
  await expect.element(page.getByText(sentence)).toBeVisible();
});

it("offers a report of a camera that failed", async () => {
  const { chat, ready } = await createTestChat();
  await ready();
  const cameraDevice = createFakeCameraDevice();
  const { camera, turnOn } = createTestCamera({ cameraDevice });
  await render(
    <ReportProvider recorder={undefined} cameraRecorder={record(camera)}>
      <CharacterChat chat={chat} camera={camera} />
    </ReportProvider>,
  );
  cameraDevice.failWith("inUse");
  await turnOn();
  const { names, text } = await downloaded(() => save.click());
  expect(names).toEqual([expect.stringMatching(/^report-camera-/)]);
  expect(readSessionReport(text).machine).toBe("camera");
  expect(text).toContain("inUse");
});

it.each([
  [390, 844],
  [1280, 800],
])("is offered in a notice over the messages too, in few words (%i by %i)", async (...size) => {
  await page.viewport(...size);
  const test = await createTestChat({ messages: Array.from({ length: 12 }, (_, place) => exampleMessage(place + 1)) });
  await test.ready();
  await render(
    <ReportProvider recorder={record(test.chat)}>
      <CharacterChat
        chat={test.chat}
        fill="window"
        notices={
          <Notice urgency="failure" role="alert">
            <p>The Chat Room could not be loaded.</p>
          </Notice>
        }
      />
    </ReportProvider>,
  );
  await expect.element(save).toBeVisible();
  const notice = save.element().closest(".aom-notice")!.getBoundingClientRect();
  expect(notice.height).toBeLessThan(110);
  const { text } = await downloaded(() => save.click());
  expect(readSessionReport(text).machine).toBe("chat");
  await expect.element(page.getByText("Nothing was sent")).toBeVisible();
  expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
});
