import { createTestChat } from "@archive-of-minds/testing";
import { useRef } from "react";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { de } from "../labels/de";
import { LabelsProvider } from "../labels/LabelsProvider";
import { ChatProvider } from "../providers/ChatProvider";
import { useChat } from "./use-chat";
import { useReplyText } from "./use-reply-text";

/** An element that is always there, in a component that renders for nothing else. */
function Caption() {
  const text = useRef<HTMLParagraphElement>(null);
  useReplyText(text);
  return <p ref={text} data-testid="reply" />;
}

/** An element that is there only while a reply streams, in the component that calls the hook. */
function LateCaption() {
  const { status } = useChat();
  const text = useRef<HTMLParagraphElement>(null);
  useReplyText(text);
  return status === "streaming" ? <p ref={text} data-testid="reply" /> : <p>Nothing yet</p>;
}

it.each([
  ["an element that is always there", Caption],
  ["an element that appears with the first words", LateCaption],
])("writes each reply into %s", async (_name, Place) => {
  const test = await createTestChat();
  const screen = await render(
    <ChatProvider chat={test.chat}>
      <Place />
    </ChatProvider>,
  );
  await test.ready();
  for (const words of ["A wave.", "A particle."]) {
    test.chat.send({ type: "message.send", text: "What is light?" });
    const call = await test.model.nextCall();
    call.say(words);
    await expect.element(screen.getByTestId("reply")).toHaveTextContent(words);
    call.finish();
    await test.ready();
  }
});

it("leaves an element empty once the reply is a message", async () => {
  const test = await createTestChat();
  const screen = await render(
    <ChatProvider chat={test.chat}>
      <Caption />
    </ChatProvider>,
  );
  await test.ready();
  test.chat.send({ type: "message.send", text: "What is light?" });
  const call = await test.model.nextCall();
  call.say("A wave.");
  await expect.element(screen.getByTestId("reply")).toHaveTextContent("A wave.");
  call.finish();
  await expect.element(screen.getByTestId("reply")).toHaveTextContent("");
});

it("gives an element the language of what it shows, and takes it away again", async () => {
  const test = await createTestChat();
  const screen = await render(
    <LabelsProvider labels={de} locale="de">
      <ChatProvider chat={test.chat}>
        <Caption />
      </ChatProvider>
    </LabelsProvider>,
  );
  await test.ready();
  const languages: (string | null)[] = [];
  for (const words of ["Light is a wave, and it is not the only one.", "Das Licht ist eine Welle und mehr als das."]) {
    test.chat.send({ type: "message.send", text: "What is light?" });
    const call = await test.model.nextCall();
    call.say(words);
    await expect.element(screen.getByTestId("reply")).toHaveTextContent(words);
    languages.push(screen.getByTestId("reply").element().getAttribute("lang"));
    call.finish();
    await test.ready();
  }
  expect(languages).toEqual(["en", null]);
});
