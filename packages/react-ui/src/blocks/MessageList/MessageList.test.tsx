import { createMemoryMemoryStore } from "@archive-of-minds/core";
import { createIndexedDBMemoryStore } from "@archive-of-minds/core/providers/browser";
import {
  createFakeLanguageModel,
  createTestChat,
  exampleMessage,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import { beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import "../../styles/styles.css";
import { Notice } from "../../primitives/Notice/Notice";
import { CharacterChat } from "../../screens/CharacterChat";
import { createMessageChunker } from "./chunk-messages";

async function open(options: TestChatOptions = {}) {
  const test = await createTestChat(options);
  await test.ready();
  const screen = await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const list = screen.getByRole("region", { name: "Messages" });
  return { test, screen, list, scroller: () => list.element() as HTMLElement };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => exampleMessage(index, { author: index % 2 === 0 ? "user" : "ada" }));
const isAtTheEnd = (element: HTMLElement) => Math.abs(element.scrollTop) < 2;

describe("a message found in the memory", () => {
  const find = async (words: string) => {
    await userEvent.click(page.getByRole("button", { name: "View Memory" }));
    await userEvent.fill(page.getByRole("searchbox", { name: "Search all conversations" }), words);
    await userEvent.click(page.getByRole("button", { name: "Show in the conversation" }));
  };

  it("is scrolled into view, however far back, and has the focus", async () => {
    await page.viewport(1280, 800);
    const { list } = await open({
      messages: many(1_000).map((message, index) =>
        index === 33 ? { ...message, text: "The needle in the hay" } : message,
      ),
    });
    await find("needle");
    const message = list.getByRole("article").filter({ hasText: "The needle in the hay" });
    await expect.element(message).toBeInViewport();
    await expect
      .poll(() => [document.activeElement === message.element(), message.element().matches("[data-revealed]")])
      .toEqual([true, true]);
    await userEvent.click(page.getByRole("textbox").last());
    await expect.poll(() => message.element().matches("[data-revealed]")).toBe(false);
  });

  it("opens the conversation with another character, where it was found there", async () => {
    await page.viewport(1280, 800);
    const memoryStore = createMemoryMemoryStore();
    await memoryStore.replace("ben", [
      exampleMessage(1, { text: "A needle" }),
      exampleMessage(2, { author: "ben", text: "In the hay." }),
    ]);
    const { test, list } = await open({ memoryStore, messages: many(4) });
    await userEvent.click(page.getByRole("button", { name: "View Memory" }));
    await userEvent.fill(page.getByRole("searchbox", { name: "Search all conversations" }), "needle");
    await expect.element(page.getByRole("listitem").filter({ hasText: "needle" })).toHaveTextContent(/^You with Ben /);
    await userEvent.click(page.getByRole("button", { name: "Show in the conversation" }));
    const message = list.getByRole("article").filter({ hasText: "A needle" });
    await expect.element(message).toHaveAttribute("data-revealed");
    expect(test.chat.getSnapshot().context.character.id).toBe("ben");
  });

  it("is not hidden behind the panel on a small screen", async () => {
    await page.viewport(390, 844);
    const { list } = await open({ messages: many(120) });
    await find("Message 77");
    await expect.element(page.getByRole("dialog", { name: "Memory Bank" })).not.toBeInTheDocument();
    await expect.element(list.getByText("Message 77", { exact: true })).toBeInViewport();
  });
});

/** A visitor who has scrolled back while a reply of so many lines stands below so many messages. */
async function readBack(messages: number, lines: number, scrollTop: number) {
  const opened = await open({ messages: many(messages) });
  const { test, screen, scroller } = opened;
  await expect.element(screen.getByText("Message 0", { exact: true })).toBeInTheDocument();
  const call = await test.visitorSays("Go on");
  call.say("A long story.\n".repeat(lines));
  await expect.element(screen.getByText(/A long story/)).toBeVisible();
  scroller().scrollTop = scrollTop;
  await expect.element(screen.getByRole("button", { name: "Jump to newest" })).toBeVisible();
  return { ...opened, call };
}

describe("the messages", () => {
  it("show author and time", async () => {
    const timestamp = new Date(2026, 0, 1, 15, 7).toISOString();
    const { list } = await open({
      messages: [
        exampleMessage(1, { text: "Good evening", createdAt: timestamp }),
        exampleMessage(2, {
          author: "ada",
          text: "And to you",
          createdAt: new Date(2026, 0, 1, 15, 8).toISOString(),
          hasImage: true,
        }),
      ],
    });
    const messages = list.getByRole("article");
    await expect.element(messages.nth(0)).toHaveTextContent("You 03:07 PM");
    await expect.element(messages.nth(1)).toHaveTextContent("Ada 03:08 PMimage shared");
  });

  it("start at the newest and stay there while a reply streams", async () => {
    const { test, screen, scroller } = await open({ messages: many(120) });
    await expect.element(screen.getByText("Message 119", { exact: true })).toBeInViewport();
    const call = await test.visitorSays("Go on");
    for (let line = 0; line < 60; line += 1) call.say(`Line ${line}\n`);
    await expect.element(screen.getByText(/Line 59/)).toBeInTheDocument();
    expect(isAtTheEnd(scroller())).toBe(true);
    call.finish();
    await test.ready();
    expect(isAtTheEnd(scroller())).toBe(true);
  });

  it("keep the scroll position while a reply streams, and offer a way to the newest", async () => {
    const { test, screen, list, scroller } = await open({ messages: many(300) });
    await expect.element(screen.getByText("Message 0", { exact: true })).toBeInTheDocument();
    const call = await test.visitorSays("Go on");
    call.say("A long story.\n");
    await expect.element(screen.getByText(/A long story/)).toBeVisible();
    scroller().scrollTop = -3000;
    const jump = screen.getByRole("button", { name: "Jump to newest" });
    await expect.element(jump).toBeVisible();
    const messages = list.getByRole("article").elements();
    const message = messages.find((element) => element.getBoundingClientRect().top > 200);
    const before = message?.getBoundingClientRect().top ?? Number.NaN;
    call.say("And a longer one.\n".repeat(20));
    await expect.element(screen.getByText(/And a longer one/)).toBeInTheDocument();
    call.finish();
    await test.ready();
    await expect.poll(() => Math.abs((message?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(3);
    await jump.click();
    expect(isAtTheEnd(scroller())).toBe(true);
  });

  it("keep the scroll position in a long reply when it is complete", async () => {
    const { test, screen, scroller, call } = await readBack(20, 300, -600);
    call.say("And a longer one.\n".repeat(20));
    await expect.element(screen.getByText(/And a longer one/)).toBeInTheDocument();
    const top = () =>
      [...scroller().querySelectorAll(".aom-message")].at(-1)?.getBoundingClientRect().top ?? Number.NaN;
    const before = top();
    call.finish();
    await test.ready();
    await expect.element(screen.getByRole("button", { name: "Try another reply" })).toBeInTheDocument();
    // The room of the buttons was kept, also below the question above it.
    expect(Math.abs(top() - before)).toBeLessThan(3);
  });

  describe("in a browser without scroll anchoring", () => {
    beforeEach(() => {
      const style = document.head.appendChild(document.createElement("style"));
      style.textContent = ".aom-messages-scroller { overflow-anchor: none }";
      return () => style.remove();
    });
    const topOf = (element: Element | undefined) => element?.getBoundingClientRect().top ?? Number.NaN;
    const inView = (list: { getByRole(role: "article"): { elements(): Element[] } }) =>
      list
        .getByRole("article")
        .elements()
        .find((element) => topOf(element) > 200);
    /** How far it has moved whenever the page has grown and is about to be painted. */
    const watch = (element: Element | undefined, page: Element | null) => {
      const before = topOf(element);
      const moves: number[] = [];
      const observer = new ResizeObserver(() => moves.push(Math.abs(topOf(element) - before)));
      if (page) observer.observe(page);
      return moves;
    };

    it("keep the scroll position in every frame while a reply streams", async () => {
      const { test, screen, list, scroller, call } = await readBack(300, 1, -3000);
      const moves = watch(inView(list), scroller().querySelector(".aom-messages-page"));
      for (let line = 0; line < 20; line += 1) {
        call.say(`And longer by ${line}.\n`);
        await expect.element(screen.getByText(new RegExp(`longer by ${line}\\.`))).toBeInTheDocument();
      }
      call.finish();
      await test.ready();
      await expect.poll(() => moves.length).toBeGreaterThanOrEqual(20);
      expect(Math.max(...moves)).toBeLessThan(3);
      await screen.getByRole("button", { name: "Jump to newest" }).click();
      expect(isAtTheEnd(scroller())).toBe(true);
      await test.visitorSays("Once more");
      expect(isAtTheEnd(scroller())).toBe(true);
    });

    it("keep the scroll position in the reply itself, while it streams and after", async () => {
      const { test, screen, scroller, call } = await readBack(20, 100, -600);
      const replyTop = () => topOf([...scroller().querySelectorAll(".aom-message")].at(-1));
      const before = replyTop();
      call.say("And a longer one.\n".repeat(20));
      await expect.element(screen.getByText(/And a longer one/)).toBeInTheDocument();
      await expect.poll(() => Math.abs(replyTop() - before)).toBeLessThan(3);
      call.finish();
      await test.ready();
      await expect
        .poll(() => [scroller().querySelector("[data-end=streaming]"), Math.abs(replyTop() - before) < 3])
        .toEqual([null, true]);
    });

    it("follow the visitor’s scrolling", async () => {
      const { screen, list, scroller, call } = await readBack(300, 1, -3000);
      const message = inView(list);
      const before = topOf(message);
      call.say("And longer.\n".repeat(3));
      scroller().scrollTop -= 40;
      await expect.element(screen.getByText(/And longer/)).toBeInTheDocument();
      await expect.poll(() => Math.abs(topOf(message) - before - 40)).toBeLessThan(3);
    });
  });

  it("keep the scroll position while older ones are drawn", async () => {
    const { scroller } = await open({ messages: many(1_500) });
    const drawn = () => scroller().querySelectorAll(".aom-message-chunk").length;
    const before = drawn();
    scroller().scrollTop = -900;
    const middle = () =>
      document
        .elementFromPoint(scroller().getBoundingClientRect().left + 200, scroller().getBoundingClientRect().top + 300)
        ?.closest(".aom-message");
    await expect.poll(() => middle() !== null).toBe(true);
    const read = middle();
    const place = read?.getBoundingClientRect().top ?? Number.NaN;
    const places = new Set<number>();
    await expect
      .poll(
        () => {
          places.add(Math.round((read?.getBoundingClientRect().top ?? Number.NaN) - place));
          return drawn();
        },
        { interval: 20, timeout: 60_000 },
      )
      .toBe(30);
    expect([before < 30, [...places]]).toEqual([true, [0]]);
  });

  it("are drawn again from the newest when another memory is loaded", async () => {
    const { test, screen, scroller } = await open({ messages: many(1_500) });
    const drawn = () => scroller().querySelectorAll(".aom-message-chunk").length;
    await expect.poll(drawn).toBe(30);
    const counts: number[] = [];
    new MutationObserver(() => counts.push(drawn())).observe(scroller(), { childList: true, subtree: true });
    await test.memoryStore.replace(
      "ada",
      many(1_500).map((message) => ({ ...message, text: `${message.text}, as it was` })),
    );
    await expect.element(screen.getByText("Message 1499, as it was", { exact: true })).toBeInViewport();
    await expect.poll(drawn).toBe(30);
    expect(Math.min(...counts)).toBeLessThan(5);
  });

  it("move only by the distance the visitor scrolls, however far back", async () => {
    const { scroller } = await open({ messages: many(800) });
    const drawn = () => scroller().querySelectorAll(".aom-message-chunk").length;
    await expect.poll(drawn).toBe(16);
    const { left, top, width, height } = scroller().getBoundingClientRect();
    const middle = () =>
      document
        .elementsFromPoint(left + width / 2, top + height / 2)
        .map((element) => element.closest(".aom-message"))
        .find((message) => message !== null);
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const moves = new Set<number>();
    while (scroller().scrollHeight - height + scroller().scrollTop > 1_000) {
      const text = middle()?.querySelector(".aom-message-text");
      const before = text?.getBoundingClientRect().top ?? Number.NaN;
      scroller().scrollTop -= 500;
      await frame();
      await frame();
      if (text) moves.add(Math.round(text.getBoundingClientRect().top - before));
    }
    expect([...moves]).toEqual([500]);
  });

  it.each([600, 1_600])(
    "are their text alone while they are far out of view, and whole before they are seen, of %i",
    async (count) => {
      const { screen, scroller } = await open({ messages: many(count) });
      const first = screen.getByText("Message 0", { exact: true });
      await expect.element(first).toBeInTheDocument();
      const text = first.element();
      expect(text.closest("article")?.textContent).toBe("Message 0");
      scroller().scrollTop = -scroller().scrollHeight;
      await expect.poll(() => text.closest("article")?.textContent).toMatch(/^You .* [AP]MMessage 0$/);
      expect(first.element()).toBe(text);
      scroller().scrollTop = 0;
      await expect.poll(() => text.closest("article")?.textContent).toBe("Message 0");
    },
  );

  it("let the question stand at the top while its reply grows below it, until that fills the view", async () => {
    await page.viewport(390, 844);
    const { test, list, scroller } = await open({ messages: many(40) });
    const top = (text: string) =>
      Math.round(
        list.getByRole("article").filter({ hasText: text }).element().getBoundingClientRect().top -
          scroller().getBoundingClientRect().top,
      );
    const call = await test.visitorSays("What is light?");
    const tops: number[] = [];
    for (const line of ["A wave.", "And it hums.", "And it turns."]) {
      call.say(`${line}\n\n`);
      await expect.element(list.getByText(line)).toBeVisible();
      tops.push(top("What is light?"));
    }
    expect(tops).toEqual([12, 12, 12]);
    // One sentence: a reply ends with its sixth.
    call.say("And much else, ".repeat(200));
    await expect.poll(() => top("What is light?")).toBeLessThan(0);
    expect(isAtTheEnd(scroller())).toBe(true);
    call.finish();
    await test.ready();
    const next = await test.visitorSays("And what is love?");
    next.say("A force.");
    next.finish();
    await test.ready();
    await expect.poll(() => top("And what is love?")).toBe(12);
  });

  it.each([
    ["at the end", 0],
    ["far back", -900],
  ])(
    "stay where they are as a notice comes and goes %s, and can be scrolled out from below it",
    async (_, scrollTop) => {
      await page.viewport(390, 844);
      const { test, list, screen, scroller } = await open({ messages: many(40) });
      await expect.element(screen.getByText("Message 39", { exact: true })).toBeVisible();
      scroller().scrollTop = scrollTop;
      const tops = () =>
        list
          .getByRole("article")
          .elements()
          .map((message) => message.getBoundingClientRect().top);
      const notice = page.getByRole("alert");
      await expect.element(notice).not.toBeInTheDocument();
      const before = tops();
      const { scrollHeight } = scroller();
      await screen.rerender(
        <CharacterChat
          fill="window"
          shortcuts="page"
          chat={test.chat}
          notices={
            <Notice urgency="failure" role="alert">
              <p>{"Something failed. ".repeat(9)}</p>
            </Notice>
          }
        />,
      );
      await expect.element(notice).toBeVisible();
      await expect.poll(() => scroller().scrollHeight).toBeGreaterThan(scrollHeight);
      expect(tops()).toEqual(before);
      scroller().scrollTop = 0;
      const last = list.getByRole("article").filter({ hasText: "Message 39" }).element();
      expect(last.getBoundingClientRect().bottom).toBeLessThan(notice.element().getBoundingClientRect().top);
      scroller().scrollTop = scrollTop - 300;
      const later = tops();
      await screen.rerender(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
      await expect.poll(() => scroller().scrollHeight).toBe(scrollHeight);
      expect(tops()).toEqual(later);
      await page.viewport(1280, 800);
    },
  );

  it("let the question stand at the top where a notice goes with it", async () => {
    await page.viewport(390, 844);
    const { test, list, screen, scroller } = await open({ messages: many(40) });
    const notice = (
      <Notice urgency="failure" role="alert">
        <p>{"Something failed. ".repeat(9)}</p>
      </Notice>
    );
    await screen.rerender(<CharacterChat fill="window" shortcuts="page" chat={test.chat} notices={notice} />);
    await expect.element(page.getByRole("alert")).toBeVisible();
    await expect.poll(() => scroller().scrollTop).toBeLessThan(0);
    const gone = screen.rerender(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
    const call = await test.visitorSays("What is light?");
    await gone;
    call.say("A wave.");
    await expect.element(list.getByText("A wave.")).toBeVisible();
    const top = () =>
      list.getByRole("article").filter({ hasText: "What is light?" }).element().getBoundingClientRect().top -
      scroller().getBoundingClientRect().top;
    await expect.poll(() => Math.round(top())).toBe(12);
    await page.viewport(1280, 800);
  });

  it("scroll to the newest when the visitor sends a message", async () => {
    const { test, screen, scroller } = await open({ messages: many(300) });
    await expect.element(screen.getByText("Message 0", { exact: true })).toBeInTheDocument();
    scroller().scrollTop = -3000;
    await test.visitorSays("Go on");
    await expect.poll(() => isAtTheEnd(scroller())).toBe(true);
  });

  it("can be copied", async () => {
    const written: string[] = [];
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: (text: string) => Promise.resolve(void written.push(text)) },
    });
    const { screen } = await open({ messages: [exampleMessage(1, { text: "Good evening" })] });
    await screen.getByRole("button", { name: "Copy" }).click();
    await expect.element(screen.getByText("Copied", { exact: true })).toBeInTheDocument();
    expect(written).toEqual(["Good evening"]);
  });

  it("are deleted with their answer, once the visitor has confirmed it", async () => {
    const { test, screen } = await open({
      messages: [
        exampleMessage(1, { text: "Good evening" }),
        exampleMessage(2, { author: "ada", text: "To you as well.", status: "complete" }),
        exampleMessage(3, { text: "What is light?" }),
      ],
    });
    const press = () => screen.getByRole("button", { name: "Delete" }).first().click();
    await press();
    const dialog = screen.getByRole("alertdialog", { name: "Delete your message and its reply?" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const left = () => test.chat.getSnapshot().context.memory.messages.map(({ text }) => text);
    expect(left()).toHaveLength(3);
    await press();
    await dialog.getByRole("button", { name: "Delete" }).click();
    await expect.element(screen.getByText("To you as well.")).not.toBeInTheDocument();
    expect(left()).toEqual(["What is light?"]);
    // The pressed button is gone, and the keyboard goes on in the list.
    await expect.element(screen.getByRole("region", { name: "Messages" })).toHaveFocus();
  });

  it("report that the browser refuses the clipboard", async () => {
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: () => Promise.reject(new Error("refused")) },
    });
    const { screen } = await open({ messages: [exampleMessage(1)] });
    await screen.getByRole("button", { name: "Copy" }).click();
    await expect.element(screen.getByText(/Select the text and copy it by hand/)).toBeInTheDocument();
  });

  it("show markup as text and run none of it", async () => {
    const { screen } = await open({
      messages: [exampleMessage(1, { text: '<img src=x onerror="window.hacked = true"><b>bold</b>' })],
    });
    await expect.element(screen.getByText("<b>bold</b>")).toBeInTheDocument();
    expect("hacked" in window).toBe(false);
  });
});

describe("the days between the messages", () => {
  const day = (number: number) => new Date(2026, 0, number, 12).toISOString();
  const days = (from: readonly number[]) =>
    from.map((number, index) => exampleMessage(index, { createdAt: day(number) }));
  const shown = () =>
    [...document.querySelectorAll(".aom-message-day")].map((line) => [
      line.textContent,
      line.nextElementSibling?.textContent?.match(/Message \d+/)?.[0],
    ]);

  it.each([
    [
      "a chunk begins a day",
      [...Array<number>(50).fill(1), ...Array<number>(30).fill(2)],
      [
        ["Thursday 1 January 2026", "Message 0"],
        ["Friday 2 January 2026", "Message 50"],
      ],
    ],
    [
      "a day goes on in the next chunk",
      [...Array<number>(49).fill(1), ...Array<number>(60).fill(2)],
      [
        ["Thursday 1 January 2026", "Message 0"],
        ["Friday 2 January 2026", "Message 49"],
      ],
    ],
    ["a day fills several chunks", Array<number>(180).fill(3), [["Saturday 3 January 2026", "Message 0"]]],
  ])("are shown once each where %s", async (_, from, expected) => {
    await open({ messages: days(from) });
    await expect.poll(shown).toEqual(expected);
  });
});

it("opens ten thousand messages from the browser’s database, with the newest in view and the oldest reachable", async () => {
  const name = "ten-thousand-messages";
  const memoryStore = createIndexedDBMemoryStore({ name });
  await memoryStore.replace("ada", many(10_000));
  const { screen, list, scroller } = await open({ memoryStore: createIndexedDBMemoryStore({ name }) });
  await expect.element(screen.getByText("Message 9999", { exact: true })).toBeInViewport();
  await expect.poll(() => list.getByRole("article").elements().length).toBe(10_000);
  expect(isAtTheEnd(scroller())).toBe(true);
  const texts = list
    .getByRole("article")
    .elements()
    .map((message) => message.textContent.match(/Message \d+/)?.[0]);
  expect(texts).toEqual(many(10_000).map(({ text }) => text));
  scroller().scrollTop = -scroller().scrollHeight;
  await expect.element(screen.getByText("Message 0", { exact: true })).toBeInViewport();
  indexedDB.deleteDatabase(name);
});

it("a new message makes one new chunk and leaves the others as they were", () => {
  const chunk = createMessageChunker();
  const messages = many(120);
  const before = chunk(messages);
  const after = chunk([...messages, exampleMessage(120)]);
  expect(before.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(after.map((messages, index) => messages === before[index])).toEqual([true, true, false]);
});

it("a message that changes in another tab is the only one that renders again", async () => {
  const { test, list } = await open({ messages: many(5) });
  await test.memoryStore.append("ada", exampleMessage(2, { text: "In other words" }));
  const shown = () =>
    list
      .getByRole("article")
      .elements()
      .map((message) => message.querySelector(".aom-message-text")?.textContent);
  await expect.poll(shown).toEqual(["Message 0", "Message 1", "In other words", "Message 3", "Message 4"]);
});

it("regenerates the last reply, and edits the last question", async () => {
  const test = await createTestChat();
  await test.ready();
  await render(<CharacterChat fill="window" shortcuts="page" chat={test.chat} />);
  const first = await test.visitorSays("What is light?");
  first.say("A wave.");
  first.finish();
  await userEvent.click(page.getByRole("button", { name: "Try another reply" }));
  const second = await test.model.nextCall();
  second.say("A stream.");
  second.finish();
  const messages = page.getByRole("region", { name: "Messages" });
  await expect.element(messages.getByText("A stream.")).toBeVisible();
  await expect.element(messages.getByText("A wave.")).not.toBeInTheDocument();
  await userEvent.click(page.getByRole("button", { name: "Edit message" }));
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue("What is light?");
  await userEvent.click(page.getByRole("button", { name: "Cancel" }));
  await expect.element(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

it("shows the questions that a reply offers as buttons, and sends the pressed one", async () => {
  const model = createFakeLanguageModel({ name: "Built-in replies", kind: "builtIn" });
  const offer = "That I cannot tell you.\nWho taught you?\nWhere did you live?";
  const { test, list } = await open({
    languageModel: model,
    messages: [
      exampleMessage(0, { text: "How do I descale a kettle?" }),
      exampleMessage(1, { author: "ada", text: offer, status: "complete", model: "Built-in replies" }),
    ],
  });
  await expect.element(list.getByText("That I cannot tell you.", { exact: true })).toBeVisible();
  const suggestions = list.getByRole("list", { name: "Questions to ask" });
  await expect.poll(() => suggestions.getByRole("button").elements().length).toBe(2);
  await userEvent.click(suggestions.getByRole("button", { name: "Where did you live?" }));
  expect((await model.nextCall()).request.messages.at(-1)?.content).toBe("Where did you live?");
  await expect.element(suggestions).not.toBeInTheDocument();
  expect(document.activeElement).toBe(list.element());
  expect(test.chat.getSnapshot().context.memory.messages.at(1)?.text).toBe(offer);
});

it("has the status of the last question as an attribute", async () => {
  const { test, screen } = await open();
  const list = screen.container.querySelector(".aom-messages");
  const status = () => list?.getAttribute("data-status");
  expect(status()).toBe("ready");
  const call = await test.visitorSays("What is light?");
  await expect.poll(status).toBe("submitted");
  call.say("A wave.");
  await expect.poll(status).toBe("streaming");
  call.finish();
  await expect.poll(status).toBe("ready");
  (await test.visitorSays("And sound?")).fail("overloaded");
  await expect.poll(status).toBe("error");
});
