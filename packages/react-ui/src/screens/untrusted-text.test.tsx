import { plainName } from "@archive-of-minds/core/internal";
import {
  createFakeSpeechSynthesizer,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  createTestMemoryBank,
  exampleCharacter,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { MemoryPanel } from "../blocks/MemoryPanel/MemoryPanel";
import { ChatProvider } from "../providers/ChatProvider";
import "../styles/styles.css";
import { CharacterChat } from "./CharacterChat";
import { MediaPage } from "../stories/media-page";
import { ChatRoomScreen } from "./ChatRoomScreen";

// Text of a model, an agent, a file or a visitor is shown as text only: it creates no element, sends no request and runs no
// script. Every piece of markup here has an attribute that shows if the page made an element of it.

const REQUEST = "https://foreign.invalid";
const run = "window.foreign()";

const markup = [
  `<script data-foreign>${run}</script>`,
  `<script data-foreign src="${REQUEST}/a.js"></script>`,
  `<img data-foreign src=x onerror="${run}">`,
  `<img data-foreign src="${REQUEST}/a.png">`,
  `<svg data-foreign onload="${run}"></svg>`,
  `<svg data-foreign><script data-foreign>${run}</script></svg>`,
  `<svg data-foreign><animate data-foreign onbegin="${run}" attributeName=x dur=1s></svg>`,
  `<iframe data-foreign srcdoc="<script>parent.foreign()</script>"></iframe>`,
  `<iframe data-foreign src="javascript:parent.foreign()"></iframe>`,
  `<object data-foreign data="${REQUEST}/a"></object>`,
  `<embed data-foreign src="${REQUEST}/a">`,
  `<a data-foreign href="javascript:${run}">here</a>`,
  `<form data-foreign action="${REQUEST}"><button data-foreign formaction="javascript:${run}">ok</button></form>`,
  `<input data-foreign autofocus onfocus="${run}">`,
  `<video data-foreign src=x onerror="${run}"></video>`,
  `<audio data-foreign src=x onerror="${run}"></audio>`,
  `<details data-foreign open ontoggle="${run}">x</details>`,
  `<body data-foreign onload="${run}">`,
  `<style data-foreign>* { display: none !important }</style>`,
  `<link data-foreign rel=stylesheet href="${REQUEST}/a.css">`,
  `<base data-foreign href="${REQUEST}">`,
  `<meta data-foreign http-equiv=refresh content="0;url=${REQUEST}">`,
  `<math data-foreign><mtext><img data-foreign src=x onerror="${run}"></mtext></math>`,
  `<template data-foreign><img data-foreign src=x onerror="${run}"></template>`,
  `<b data-foreign>bold</b>`,
  `<marquee data-foreign onstart="${run}">x</marquee>`,
  `<scr<script data-foreign>ipt>${run}</scr</script>ipt>`,
  `<IMG DATA-FOREIGN SRC=X ONERROR=${run}>`,
  `<img/data-foreign/src=x/onerror=${run}//`,
  `<!-- --!><img data-foreign src=x onerror="${run}"> -->`,
  `<noscript><p title="</noscript><img data-foreign src=x onerror=${run}>">`,
  `<textarea><img data-foreign src=x onerror="${run}"></textarea>`,
  `<select><img data-foreign src=x onerror="${run}"></select>`,
];
const notMarkup = [
  `javascript:${run}`,
  `[here](javascript:${run})`,
  `![there](${REQUEST}/a.png)`,
  `[x]: ${REQUEST} "x"`,
  "# A heading",
  "**bold** and `code`",
  `&lt;img src=x onerror=${run}&gt;`,
  `&#60;img src=x onerror=${run}&#62;`,
  `\\u003cimg src=x onerror=${run}\\u003e`,
  `=HYPERLINK("${REQUEST}","x")`,
  "@SUM(1+1)*cmd|calc",
  "\u001b[31mred\u001b[0m",
  "a\u202egpj.exe",
  "\u2066left\u2069",
  "\u0000\u0007\ufffe",
  '{{constructor.constructor("foreign()")()}}',
  "${foreign()}",
  "<%= foreign() %>",
  `"><img data-foreign src=x onerror=${run}>`,
  `'><img data-foreign src=x onerror=${run}>`,
  `</p></article><img data-foreign src=x onerror=${run}>`,
  `]]><img data-foreign src=x onerror=${run}>`,
  `--><img data-foreign src=x onerror=${run}>`,
  `</script><script data-foreign>${run}</script>`,
  `" onmouseover="${run}" data-foreign="`,
  `' onfocus='${run}' autofocus data-foreign='`,
  `x" style="background:url(${REQUEST})`,
  "\ud83d",
  "<",
  "&",
  "'\"`",
  `data:text/html,<script>${run}</script>`,
  `vbscript:${run}`,
];
const surroundings: readonly ((words: string) => string)[] = [
  (words) => words,
  (words) => `Good evening. ${words} It hums.`,
  (words) => `"${words}"`,
  (words) => `${words}${words}`,
  (words) => `\`\`\`html\n${words}\n\`\`\``,
  (words) => `</p>${words}<p>`,
  (words) => `*${words}*`,
  (words) => `${"word ".repeat(60)}${words}`,
];
/** How many characters of a file's name for the character are shown. */
const LONGEST_NAME = 80;
/** Every piece with a word to find it. */
const pieces = [...markup, ...notMarkup].map((words, number) => `n${number} ${words}`);
const payloads = surroundings.flatMap((surround) => pieces.map(surround));

let ran: number;
beforeEach(async () => {
  ran = 0;
  Reflect.set(window, "foreign", () => void (ran += 1));
  await page.viewport(1280, 800);
});
afterEach(async () => {
  await nothingHappened();
  Reflect.deleteProperty(window, "foreign");
});

/** A link to a web page in a reply: it leads there only by a press, and tells the other site nothing of this one. */
const isPlainLink = (element: Element) =>
  element.matches(".aom-markdown a[href^='https://'][target=_blank][rel='noopener noreferrer nofollow']") &&
  element.attributes.length === 3;

/** Checks the page, after pictures that cannot be loaded have reported it. */
async function nothingHappened() {
  await new Promise((resolve) => {
    const picture = new Image();
    picture.onerror = resolve;
    picture.src = "data:image/png;base64,broken";
  });
  const made = [...document.querySelectorAll("[data-foreign]")].map(({ outerHTML }) => outerHTML);
  const asked = performance.getEntriesByType("resource").filter(({ name }) => name.includes("foreign.invalid"));
  const leading = [...document.querySelectorAll("[href], [src], [style], [action], [formaction]")].filter(
    (element) => [...element.attributes].some(({ value }) => /foreign/.test(value)) && !isPlainLink(element),
  );
  expect([made, ran, asked, leading]).toEqual([[], 0, [], []]);
}

/** The visible text of the page. */
const said = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
const missing = (words: readonly string[], selector: string) => {
  const all = said(selector).join("\n");
  return words.filter((each) => !all.includes(each));
};

/** The same of a reply, whose Markdown is drawn: without its marks, and without the addresses of links. */
const missingDrawn = (words: readonly string[], selector: string) => {
  const all = said(selector).map(bare).join("\n");
  return words.filter((each) => !all.includes(bare(each)));
};
const bare = (text: string | null) =>
  (text ?? "")
    .replace(/^```\w*$/gm, "")
    .replace(/\]\((?:[^()]|\([^()]*\))*\)/g, "")
    .replace(/[^\p{L}\p{N}<>=&;]/gu, "");

async function chatting(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  return test;
}

describe("untrusted text", () => {
  it("has more than five hundred cases", () => {
    expect(payloads.length).toBeGreaterThan(500);
  });

  it.each(["user", "assistant"] as const)("is shown as text in a message (%s)", async (role) => {
    await chatting({
      messages: payloads.map((content, number) => exampleMessage(number, { author: role, text: content })),
    });
    const find = role === "user" ? missing : missingDrawn;
    await expect.poll(() => find(payloads, ".aom-message-text")).toEqual([]);
  });

  it("is shown as text in a streaming reply, however it is split", async () => {
    const { visitorSays, ready } = await chatting();
    const call = await visitorSays("Speak");
    const whole = pieces.join("\n");
    for (let at = 0; at < whole.length; at += 7) call.say(whole.slice(at, at + 7));
    await expect.poll(() => missingDrawn(pieces, ".aom-message-text")).toEqual([]);
    await nothingHappened();
    call.finish();
    await ready();
    // Also for screen readers.
    await expect
      .poll(() => [missingDrawn(pieces, ".aom-message-text"), missingDrawn(pieces, '[data-part="announcer"]')])
      .toEqual([[], []]);
  });

  it("is shown as text in the caption of a voice", async () => {
    const voice = createFakeSpeechSynthesizer();
    const messages = pieces
      .slice(0, markup.length)
      .map((content, number) => exampleMessage(number, { author: "ada", text: `${content} yes.` }));
    const { chat, until } = await chatting({ speechSynthesizer: voice, messages: messages });
    await until(({ context }) => context.voice.status !== null);
    chat.send({ type: "audio.unlock" });
    let captions = 0;
    for (const { id } of messages) {
      chat.send({ type: "message.replay", messageId: id });
      await expect.poll(() => voice.playing.length, { interval: 5 }).toBe(1);
      voice.playing[0]?.say(1);
      await expect.poll(() => said(".aom-caption-line").join(""), { interval: 5 }).not.toBe("");
      captions += 1;
      chat.send({ type: "voice.stop" });
      await expect
        .poll(() => [voice.playing.length, said(".aom-caption-line").join("")], { interval: 5 })
        .toEqual([0, ""]);
    }
    expect(captions).toBe(markup.length);
  });

  it("is shown as text where the messages are hidden", async () => {
    const { visitorSays, ready } = await chatting({ settings: { "aom.voiceOnly": "true" } });
    const call = await visitorSays("Speak");
    call.say(pieces.join("\n"));
    await expect.poll(() => missingDrawn(pieces, ".aom-unspoken")).toEqual([]);
    call.finish();
    await ready();
    await expect.poll(() => missingDrawn(pieces, ".aom-unspoken")).toEqual([]);
  });

  it("is shown as text in a line that is being written", async () => {
    const { chat } = await chatting();
    for (const text of pieces) chat.send({ type: "draft.change", text });
    await nothingHappened();
    chat.send({ type: "draft.change", text: pieces.join(" ") });
    await expect.poll(() => document.querySelector("textarea")?.value.includes(pieces[2] ?? "-")).toBe(true);
  });

  it("is shown as text in the results of a search, and as the searched text", async () => {
    await chatting({ messages: payloads.map((content, number) => exampleMessage(number, { text: content })) });
    await userEvent.click(page.getByRole("button", { name: "View Memory" }));
    const field = page.getByRole("searchbox", { name: "Search all conversations" });
    for (const words of ["foreign", "javascript:", "<img", "=HYPERLINK"]) {
      await userEvent.fill(field, words);
      await expect
        .poll(() => said(".aom-memory-search mark").filter((found) => found === words).length)
        .toBeGreaterThan(5);
      await nothingHappened();
    }
  });

  it("is shown as text from an imported file, its name for the character included", async () => {
    const messages = payloads.map((content, number) => exampleMessage(number, { text: content }));
    const { bank, clock, memoryStore, fileOf, until, untilIn, rested } = await createTestMemoryBank({
      character: { id: "ada", name: "Ada" },
    });
    const test = await createTestChat({ memoryStore });
    await test.ready();
    await render(
      <ChatProvider chat={test.chat}>
        <MemoryPanel onClose={() => {}} memoryBank={() => bank} />
      </ChatProvider>,
    );
    // Also in the console.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    for (const name of pieces.map((each) => each.slice(0, LONGEST_NAME))) {
      bank.send({ type: "text.import", text: fileOf(messages.slice(0, 1), name) });
      const shown = plainName(name);
      await until(({ context }) => context.namedOther === shown);
      await untilIn("imported");
      clock.increment(60_000);
      await rested();
      await expect.poll(() => missing([shown], ".aom-notice"), { interval: 5 }).toEqual([]);
    }
    warn.mockRestore();
    bank.send({ type: "text.import", text: fileOf(messages) });
    await expect.poll(() => test.chat.getSnapshot().context.memory.messages.length).toBe(messages.length);
  });

  it("is shown as text in the Chat Room, and is text in the transcript", async () => {
    const test = createTestChatRoom({
      characters: ["ada", "ben"].map((id) => exampleCharacter(id)),
      participants: ["ada"],
      turnLimit: 500,
    });
    const files: { mediaType: string; text: string }[] = [];
    test.room.on("transcript.exported", (file) => void files.push(file));
    await render(<ChatRoomScreen room={test.room} onClose={() => {}} />);
    const whole = pieces.join(" ");
    test.visitorSays(`Ada, ${whole}`);
    const call = await test.model.nextCall();
    call.say(`Well, ${whole}`);
    await test.pass(0);
    await nothingHappened();
    call.finish();
    await test.pass(0);
    await test.read();
    expect(said(".aom-room-message").length).toBeGreaterThan(1);
    for (const format of ["text", "json"] as const) test.room.send({ type: "transcript.export", format });
    expect(files.map(({ mediaType }) => mediaType)).toEqual(["text/plain", "application/json"]);
    test.room.stop();
  });

  it("is shown as text from a live agent, its errors included", async () => {
    const live = createTestLiveConversation();
    const test = await createTestChat();
    await test.ready();
    await render(
      <CharacterChat
        fill="window"
        shortcuts="page"
        chat={test.chat}
        live={{ startsOn: true, open: () => live.live }}
      />,
      {
        wrapper: MediaPage,
      },
    );
    const conversation = await live.begin();
    const whole = pieces.join("\n");
    conversation.say({ type: "userTranscript", text: whole, isFinal: false });
    conversation.say({ type: "agentPart", text: whole });
    await expect
      .poll(() => said(".aom-message-text").filter((text) => text?.includes("data-foreign")).length)
      .toBeGreaterThan(0);
    await nothingHappened();
    conversation.say({ type: "agentResponse", id: 1, text: whole });
    for (const message of pieces) conversation.say({ type: "problem", message });
    await expect.poll(() => missingDrawn(pieces.slice(-1), "body")).toEqual([]);
    conversation.close({ reason: "error", message: whole });
  });
});
