import {
  createFakeAccessVerifier,
  createFakeSpeechRecognizer,
  createTestAccess,
  createTestChat,
  createTestLiveConversation,
  exampleCharacter,
  exampleMessage,
} from "@archive-of-minds/testing";
import type { ReactElement, ReactNode } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { header as english } from "../labels/en/chat";
import { LabelsProvider } from "../labels/LabelsProvider";
import { MediaPage } from "../stories/media-page";
import "../styles/styles.css";
import "../styles/login.css";
import { CharacterChat, type CharacterChatProps } from "./CharacterChat";
import { LoginScreen } from "./LoginScreen";
import { overlaps, wordsOf } from "../shared/boxes.fixture";

const DESKTOP = [1280, 800] as const;
const PHONE = [360, 640] as const;
const PHONE_ON_ITS_SIDE = [640, 360] as const;

const button = (name: string) => page.getByRole("button", { name, exact: true });
const memory = page.getByRole("dialog", { name: "Memory Bank" });

const characters = [exampleCharacter("ada", { title: "Ada Lovelace (1815-1852)" }), exampleCharacter("ben")];

async function chat(messages: number, props: Partial<CharacterChatProps> = {}, of = characters) {
  const said = Array.from({ length: messages }, (_, index) =>
    exampleMessage(index + 1, {
      author: index % 2 === 0 ? "user" : "ada",
      text: `A message of ${index} words. `.repeat(9),
    }),
  );
  const test = await createTestChat({ characters: of, messages: said });
  await test.ready();
  return <CharacterChat chat={test.chat} onOpenChatRoom={() => {}} {...props} />;
}

const live = () => {
  const conversation = createTestLiveConversation().live;
  return { startsOn: true, open: () => conversation };
};

/** Of a given size, somewhere in the window. */
function Pane({
  size: [width, height],
  children,
}: {
  readonly size: readonly [number, number];
  readonly children: ReactNode;
}) {
  return <div style={{ width, height, margin: "100px 400px", overflow: "hidden" }}>{children}</div>;
}

async function inPane(screen: ReactElement, size: readonly [number, number] = PHONE) {
  await page.viewport(...DESKTOP);
  return render(<Pane size={size}>{screen}</Pane>, { wrapper: MediaPage });
}

async function onPhone(screen: ReactElement, size: readonly [number, number]) {
  document.body.style.margin = "0";
  await page.viewport(...size);
  return render(screen, { wrapper: MediaPage });
}

/** Where everything that is visible stands, from the corner of the screen. */
function layout(): readonly string[] {
  const screen = document.querySelector(".aom");
  const corner = screen?.getBoundingClientRect() ?? new DOMRect();
  return Array.from(screen?.querySelectorAll(":not(canvas)") ?? []).flatMap((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = `${element.tagName}.${element.getAttribute("class")}`;
    return width * height > 0 ? [[name, ...[x - corner.x, y - corner.y, width, height].map(Math.round)].join(" ")] : [];
  });
}

type Open = (props?: Partial<CharacterChatProps>) => Promise<ReactElement>;

const screens: Readonly<Record<string, readonly [Open, () => Promise<unknown>]>> = {
  "a conversation": [
    (props) => chat(8, props),
    () => expect.element(page.getByText(/A message of 7 words/)).toBeVisible(),
  ],
  "an empty conversation": [
    (props) => chat(0, props),
    () => expect.poll(() => document.querySelectorAll(".aom-door").length).toBe(3),
  ],
  "a live conversation": [
    (props) => chat(2, { live: live(), ...props }),
    () => expect.element(button("Start Conversation")).toBeVisible(),
  ],
  "the login": [
    () =>
      Promise.resolve(
        <LoginScreen
          access={createTestAccess({ accessVerifier: createFakeAccessVerifier() }).access}
          characters={characters}
        />,
      ),
    () => expect.element(button("Unlock Archives")).toBeVisible(),
  ],
};

it.each(Object.keys(screens).flatMap((name) => [PHONE, PHONE_ON_ITS_SIDE].map((size) => [name, ...size] as const)))(
  "lays out %s in a pane of a desktop’s window as on a phone (%i by %i)",
  async (name, ...size) => {
    const [open, isOpen] = screens[name]!;
    const phone = await onPhone(await open({ fill: "window" }), size);
    await isOpen();
    const expected = layout();
    await phone.unmount();
    await inPane(await open(), size);
    await isOpen();
    await expect.poll(layout).toEqual(expected);
  },
);

it("has no rail in a pane, and the memory covers the messages until one of them is to be shown", async () => {
  await inPane(await chat(4));
  const message = page.getByText(/A message of 1 words/);
  await expect.element(page.getByRole("navigation", { name: "Characters" })).not.toBeInTheDocument();
  await expect.element(message).toBeVisible();
  await userEvent.click(button("View Memory"));
  await expect.element(message).not.toBeVisible();
  await userEvent.fill(memory.getByRole("searchbox"), "of 1 words");
  await userEvent.click(memory.getByRole("button", { name: /Show/ }));
  await expect.element(memory).not.toBeInTheDocument();
  await expect.element(message).toBeVisible();
});

it("shows the transcript of a live conversation from the start only while the pane has room for it", async () => {
  const { container } = await inPane(await chat(2, { live: live() }));
  const pane = container.firstElementChild as HTMLElement;
  const transcript = page.getByRole("region", { name: "Transcript" });
  await expect.element(button("Start Conversation")).toBeVisible();
  await expect.element(transcript).not.toBeInTheDocument();
  pane.style.width = "1100px";
  await expect.element(transcript).toBeVisible();
  pane.style.width = "360px";
  await expect.element(transcript).not.toBeInTheDocument();
  await userEvent.click(button("Transcript"));
  expect(transcript.element().getBoundingClientRect().width).toBe(360);
});

describe("in a low pane", () => {
  const sizes = [
    [342, 560],
    [420, 560],
  ] as const;

  it.each(sizes)("shows all three opening questions (%i by %i)", async (...size) => {
    await inPane(
      await chat(0, { header: { product: null, qrCode: null } }, [
        exampleCharacter("ada", {
          title: "Ada, your guide",
          description:
            "The inventor who gave the world its rotating magnetic field, delighted to find it still turning.",
          openingQuestions: [
            "What did you see in that park in Budapest?",
            "Was Thomas Edison really your enemy?",
            "What would you build with the electricity of today?",
          ],
        }),
        exampleCharacter("ben"),
      ]),
      size,
    );
    await expect.poll(() => document.querySelectorAll(".aom-door").length).toBe(3);
    for (const name of [/park in Budapest/, /Thomas Edison/, /electricity of today/])
      await expect.element(page.getByRole("button", { name })).toBeInViewport({ ratio: 0.99 });
  });

  it.each(sizes)("lays no button of the header over a long name (%i by %i)", async (...size) => {
    const guide = exampleCharacter("ada", { title: "Mira, Ihre Museumsführerin", subtitle: "durch die Sammlung" });
    await inPane(
      <LabelsProvider labels={{ header: { ...english, chatRoom: "Gesprächsrunde", viewMemory: "Gedächtnis" } }}>
        {await chat(0, { header: { product: null, qrCode: null } }, [guide])}
      </LabelsProvider>,
      size,
    );
    const title = page.getByRole("heading", { name: guide.title });
    await expect.element(title).toBeVisible();
    for (const name of ["Gesprächsrunde", "Gedächtnis"])
      expect([name, overlaps(wordsOf(title.element()), button(name).element().getBoundingClientRect())]).toEqual([
        name,
        false,
      ]);
  });

  it.each(sizes)("opens the menu over the pane, not beside it (%i by %i)", async (...size) => {
    const { container } = await inPane(await chat(2), size);
    await userEvent.click(button("Menu"));
    const menu = page.getByRole("group", { name: "Menu" });
    await expect.element(menu.getByRole("button", { name: "Settings" })).toBeVisible();
    const pane = container.firstElementChild!.getBoundingClientRect();
    const { left, right } = menu.element().getBoundingClientRect();
    expect([left >= pane.left, right <= pane.right]).toEqual([true, true]);
  });

  it.each(sizes)("shows two notices whole, one below the other (%i by %i)", async (...size) => {
    const test = await createTestChat({ speechRecognizer: createFakeSpeechRecognizer({ isSupported: false }) });
    await test.ready();
    await inPane(<CharacterChat chat={test.chat} />, size);
    (await test.visitorSays("What is light?")).fail("network");
    await expect.element(button("Try again")).toBeVisible();
    await userEvent.click(button("Record"));
    await expect.element(page.getByText(/Speech recognition not supported in this browser/)).toBeVisible();
    await expect.element(button("Try again")).toBeInViewport({ ratio: 0.99 });
    await expect.element(button("Close")).toBeInViewport({ ratio: 0.99 });
    await expect
      .poll(() => {
        const [one, other] = [...document.querySelectorAll(".aom-notice")];
        return overlaps(one!.getBoundingClientRect(), other!.getBoundingClientRect());
      })
      .toBe(false);
  });
});

describe("in a page of a host", () => {
  const chatRoot = () => document.querySelector<HTMLElement>(".aom-main")!;
  const keys = page.getByRole("dialog", { name: "Keyboard" });

  async function inPage(props: Partial<CharacterChatProps> = {}) {
    await page.viewport(...DESKTOP);
    const screen = await chat(2, props);
    const rendered = await render(
      <>
        <h1>A page about lamps</h1>
        <button type="button">Buy a lamp</button>
        <div style={{ width: 400 }}>{screen}</div>
      </>,
      { wrapper: MediaPage },
    );
    await expect.element(page.getByText(/A message of 1 words/)).toBeVisible();
    return rendered;
  }

  it("has a height of its own where its pane has none, and the window’s where it fills it", async () => {
    const { unmount } = await inPage();
    expect(chatRoot().getBoundingClientRect().height).toBe(640);
    const field = page.getByRole("textbox", { name: "Message" });
    const below = () => chatRoot().getBoundingClientRect().bottom - field.element().getBoundingClientRect().bottom;
    expect(below()).toBeGreaterThan(0);
    await expect.element(button("Send")).toBeInViewport({ ratio: 1 });
    await unmount();
    await inPage({ fill: "window" });
    expect(chatRoot().getBoundingClientRect().height).toBe(800);
  });

  it("leaves keys to the page, and hears them once something in it was pressed", async () => {
    await inPage();
    await userEvent.keyboard("?");
    await userEvent.click(button("Buy a lamp"));
    await userEvent.keyboard("?");
    await expect.element(keys).not.toBeInTheDocument();
    await userEvent.click(page.getByText(/A message of 1 words/));
    await userEvent.keyboard("?");
    await expect.element(keys).toBeVisible();
  });

  it("hears keys on the whole page where it is asked to", async () => {
    await inPage({ shortcuts: "page" });
    await userEvent.click(page.getByRole("heading", { name: "A page about lamps" }));
    await userEvent.keyboard("?");
    await expect.element(keys).toBeVisible();
  });

  it("tells a button of the host’s whether the Memory Bank is open", async () => {
    await inPage({
      header: {
        memory: (onPress, props) => (
          <button type="button" {...props} onClick={onPress}>
            {props["aria-expanded"] ? "Put the notes away" : "Notes"}
          </button>
        ),
      },
    });
    await userEvent.click(button("Notes"));
    await expect.element(memory).toBeVisible();
    const close = button("Put the notes away");
    expect(close.element().getAttribute("aria-controls")).toBe(memory.element().id);
    await userEvent.click(close);
    await expect.element(button("Notes")).toHaveAttribute("aria-expanded", "false");
  });

  it("hears keys in a dialog of the host", async () => {
    await page.viewport(...DESKTOP);
    const screen = await chat(2);
    await render(
      <dialog ref={(dialog) => dialog?.showModal()} style={{ width: 500, height: 600 }}>
        {screen}
      </dialog>,
      { wrapper: MediaPage },
    );
    await userEvent.click(page.getByText(/A message of 1 words/));
    await userEvent.keyboard("?");
    await expect.element(keys).toBeVisible();
  });

  it("takes no focus that it did not have", async () => {
    await inPage();
    await expect.element(page.getByRole("textbox", { name: "Message" })).toBeEnabled();
    expect(document.activeElement).toBe(document.body);
  });

  it("listens to the window for nothing but the page’s end and the network’s return", async () => {
    const heard = new Set<string>();
    const listen = vi.spyOn(window, "addEventListener").mockImplementation(function (this: Window, type, ...rest) {
      heard.add(type);
      return EventTarget.prototype.addEventListener.call(this, type, ...rest);
    });
    await inPage();
    await userEvent.fill(page.getByRole("textbox", { name: "Message" }), "What is light?");
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button("View Memory"));
    await expect.element(memory).toBeVisible();
    listen.mockRestore();
    expect([...heard].toSorted()).toEqual(["online", "pagehide"]);
  });
});
