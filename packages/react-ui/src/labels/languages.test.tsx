import {
  createFakeAccessVerifier,
  createFakeCameraDevice,
  createFakeSpeechSynthesizer,
  createTestAccess,
  createTestCamera,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  createTestMemoryBank,
  createTestModels,
  createTestYourData,
  exampleCharacter,
  exampleMessage,
} from "@archive-of-minds/testing";
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { CharacterChat, type CharacterChatProps } from "../screens/CharacterChat";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { LoginScreen } from "../screens/LoginScreen";
import { MediaPage } from "../stories/media-page";
import "../styles/login.css";
import "../styles/styles.css";
import { LabelsProvider } from "./LabelsProvider";
import { pseudoLabels as labels } from "./pseudo.fixture";

/** A mark in all texts that are no labels: those of characters, visitors and models. */
const own = (text: string) => `§ ${text}`;

const character = (id: string) =>
  exampleCharacter(id, {
    name: own(id),
    title: own(`${id} (1815-1852)`),
    subtitle: own("An example"),
    description: own("An example."),
    biography: [own("Made up.")],
    openingQuestions: [own("Who are you?")],
    visionLabel: own("Vision"),
  });
const characters = [character("ada"), character("ben"), character("cy")];

const said = [
  exampleMessage(1, { author: "user", text: own("What did you write?") }),
  exampleMessage(2, { author: "ada", text: own("Notes on an engine.\n\n1. § one\n2. § two") }),
  exampleMessage(3, { author: "user", text: own("And?"), hasImage: true }),
  exampleMessage(4, { author: "ada", text: own("Nothing else"), status: "stopped", model: own("Another model") }),
];

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });

async function chatScreen(
  messages = said,
  props: Partial<CharacterChatProps> = {},
  settings: Readonly<Record<string, string>> = {},
) {
  const test = await createTestChat({
    characters,
    messages,
    settings,
    speechSynthesizer: createFakeSpeechSynthesizer(),
    soundEffects: { play: () => Promise.resolve() },
  });
  await test.ready();
  return <CharacterChat chat={test.chat} onOpenChatRoom={() => {}} {...props} />;
}

const seeConversation = () => expect.element(page.getByText("Notes on an engine.")).toBeVisible();

async function openMenu() {
  await userEvent.click(button(labels.voice.menu));
  await userEvent.click(button(labels.settings.title));
  await expect.element(dialog(labels.settings.title)).toBeVisible();
}

type Show = (screen: ReactElement) => Promise<unknown>;

const screens: Readonly<Record<string, (show: Show) => Promise<void>>> = {
  "the hall": async (show) => {
    await show(await chatScreen([]));
    await expect.poll(() => document.querySelectorAll(".aom-door").length).toBe(4);
  },
  "a conversation": async (show) => {
    await show(await chatScreen());
    await seeConversation();
  },
  "the settings": async (show) => {
    const { camera } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
    const { models } = createTestModels();
    const { data } = await createTestYourData();
    await show(
      await chatScreen(said, {
        camera,
        models,
        yourData: async () => data,
        appearance: { theme: "system", textSize: "normal", onChange: () => {} },
        language: { languages: { xx: own("Nobody’s") }, locale: "xx", state: "failed", onChange: () => {} },
      }),
    );
    await seeConversation();
    await openMenu();
    await expect.element(page.getByRole("heading", { name: labels.yourData.title, exact: true })).toBeVisible();
  },
  "the list of keys": async (show) => {
    await show(await chatScreen());
    await seeConversation();
    await openMenu();
    await userEvent.click(button(labels.settings.showKeys));
    await expect.element(dialog(labels.keys.title)).toBeVisible();
  },
  "the Memory Bank": async (show) => {
    const memory = await createTestMemoryBank({ character: character("ada"), messages: said });
    await show(await chatScreen(said, { memoryBank: async () => memory.bank }));
    await seeConversation();
    await userEvent.click(button(labels.header.viewMemory));
    await expect.element(dialog(labels.memory.title)).toBeVisible();
    await expect.element(button(labels.memory.clear)).toBeVisible();
  },
  "help for a visitor in need": async (show) => {
    const need = exampleMessage(5, { author: "ada", text: own("Are you safe?"), safety: "despair" });
    await show(await chatScreen([...said, need]));
    await expect.element(page.getByText(labels.need.title).first()).toBeVisible();
  },
  "the view without text": async (show) => {
    await show(await chatScreen(said, {}, { "aom.voiceOnly": "true" }));
    await expect.element(button(labels.microphone.record)).toBeVisible();
  },
  "the menu": async (show) => {
    const { camera } = createTestCamera({ cameraDevice: createFakeCameraDevice() });
    await show(await chatScreen(said, { camera }));
    await seeConversation();
    await userEvent.click(button(labels.voice.menu));
    await expect.element(button(labels.settings.title)).toBeVisible();
  },
  "a reply to share": async (show) => {
    await show(await chatScreen());
    await seeConversation();
    await userEvent.click(button(labels.messages.share).last());
    await expect.element(dialog(labels.share.title)).toBeVisible();
    await expect.element(button(labels.share.savePicture)).toBeEnabled();
  },
  "a question before deleting": async (show) => {
    await show(await chatScreen());
    await seeConversation();
    await userEvent.click(button(labels.messages.delete).last());
    await expect
      .element(page.getByRole("alertdialog", { name: labels.messages.deleteTitle, exact: true }))
      .toBeVisible();
  },
  "the choice of what answers": async (show) => {
    const { models } = createTestModels();
    await show(await chatScreen(said, { models }));
    await seeConversation();
    await openMenu();
    await userEvent.click(button(labels.settings.chooseReplies));
    await expect.element(dialog(labels.models.title)).toBeVisible();
  },
  "the QR code": async (show) => {
    await show(await chatScreen());
    await seeConversation();
    await userEvent.click(button(labels.header.qrCode));
    await expect.element(page.getByRole("img", { name: "http" })).toBeVisible();
  },
  "a live conversation": async (show) => {
    const { live } = createTestLiveConversation({ character: character("ada") });
    await show(await chatScreen(said, { live: { startsOn: true, open: () => live } }));
    await expect.element(button(labels.live.start)).toBeVisible();
  },
  "the Chat Room before a discussion": async (show) => {
    const { room } = createTestChatRoom({ characters });
    await show(<ChatRoomScreen room={room} onClose={() => {}} />);
    await expect.element(page.getByRole("textbox", { name: labels.room.field, exact: true })).toBeEnabled();
  },
  "a discussion": async (show) => {
    const { room } = createTestChatRoom({ characters });
    await show(<ChatRoomScreen room={room} onClose={() => {}} />);
    const field = page.getByRole("textbox", { name: labels.room.field, exact: true });
    await expect.element(field).toBeEnabled();
    await userEvent.fill(field, own("What is light?"));
    await userEvent.keyboard("{Enter}");
    await userEvent.click(button(labels.room.pause));
    await expect.element(button(labels.room.resume)).toBeVisible();
  },
  "the login": async (show) => {
    const { access } = createTestAccess({ accessVerifier: createFakeAccessVerifier() });
    await show(<LoginScreen access={access} characters={characters} hint={own("code")} />);
    await expect.element(button(labels.login.unlock)).toBeVisible();
  },
};

const roots = () => [...document.querySelectorAll(".aom")];
const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

/** Everything that one can read or hear on the screen. */
function words(): readonly string[] {
  return roots().flatMap((root) =>
    [...root.querySelectorAll("*")]
      .filter(isShown)
      .flatMap((element) => [
        ...[...element.childNodes].filter((node) => node instanceof Text).map(({ data }) => data),
        ...["aria-label", "title", "placeholder", "alt"].map((name) => element.getAttribute(name) ?? ""),
      ]),
  );
}

/** A label, a text of somebody's own, a time, a day or a number. */
const isNoLeftover = (text: string) =>
  /[⟦⟧§]/.test(text) ||
  /^[\P{L}]*$/u.test(text) ||
  /^\d\d:\d\d [AP]M$/.test(text) ||
  /^\w+day \d+ \w+ \d+$/.test(text) ||
  /^\d+ \w+ \d{4}(, \d\d:\d\d [AP]M)?$/.test(text);

/** Of what the product names in each language alike: its models and voices, and languages, which the browser names. */
const named = /^(?:Built-in|Fake|Browser model|Model file|https?:)/;

/** Scrolled sideways on purpose: what stands in it may lie beyond the edge. */
const isScrolled = (element: Element): boolean => {
  const scroller = element.closest(".aom, .aom *");
  if (!scroller || scroller.classList.contains("aom")) return false;
  const { overflowX } = getComputedStyle(scroller);
  return (
    (/auto|scroll/.test(overflowX) && scroller.scrollWidth > scroller.clientWidth) ||
    isScrolled(scroller.parentElement!)
  );
};

const nameOf = (element: Element) =>
  `${element.localName}.${element.getAttribute("class") ?? ""} ${element.textContent.slice(0, 30)}`;

/** What lies beyond the screen's edge, or does not fit into its box and shows no sign of it. */
function cutOff(): readonly string[] {
  return roots().flatMap((root) => {
    return [...root.querySelectorAll(":not(svg, svg *)")]
      .filter((element) => isShown(element) && !element.closest(".aom-visually-hidden, .aom-gate, dialog:not([open])"))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width === 0 || isScrolled(element.parentElement!)) return false;
        const { overflowX, textOverflow, display } = getComputedStyle(element);
        const isClipped =
          /hidden|clip/.test(overflowX) &&
          textOverflow !== "ellipsis" &&
          display !== "inline" &&
          element.scrollWidth > element.clientWidth + 1;
        return left < -1 || right > innerWidth + 1 || isClipped;
      })
      .map(nameOf);
  });
}

interface Place {
  readonly name: string;
  /** From the edge at which the text begins, from the top, and its size, in pixels. */
  readonly box: readonly number[];
}

/** Where each box stands. A paragraph has the direction of its own words, and inline elements go with them. */
function places(direction: "ltr" | "rtl"): readonly Place[] {
  return roots().flatMap((root) =>
    [...root.querySelectorAll(":not(svg *, canvas, br)")].flatMap((element) => {
      const { left, right, top, width, height } = element.getBoundingClientRect();
      const isInline = getComputedStyle(element).display.startsWith("inline");
      if (width * height === 0 || isInline || element.closest(".aom-visually-hidden, .aom-gate")) return [];
      return [{ name: nameOf(element), box: [direction === "ltr" ? left : innerWidth - right, top, width, height] }];
    }),
  );
}

/** What stands elsewhere; half pixels are rounded to either side. */
function moved(before: readonly Place[], now: readonly Place[]): readonly string[] {
  return now.flatMap(({ name, box }, index) => {
    const earlier = before[index];
    const isSame = earlier?.name === name && earlier.box.every((side, at) => Math.abs(side - box[at]!) < 2);
    const shown = (sides: readonly number[] = []) => sides.map(Math.round).join(" ");
    return isSame ? [] : [`${name}: ${shown(earlier?.box)} became ${shown(box)}`];
  });
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The places in this direction, once nothing moves from one frame to the next but one. */
async function placesAtRest(direction: "ltr" | "rtl"): Promise<readonly Place[]> {
  document.querySelector<HTMLElement>("#pane")!.dir = direction;
  for (let before: readonly Place[] = []; ;) {
    await nextFrame();
    await nextFrame();
    const now = places(direction);
    const isMoving = document.getAnimations().some((each) => each instanceof CSSTransition);
    if (!isMoving && moved(before, now).length === 0) return now;
    before = now;
  }
}

describe.each(Object.keys(screens))("%s", (name) => {
  const open = async (width: number, height: number) => {
    await page.viewport(width, height);
    document.body.style.margin = "0";
    await screens[name]!((screen) =>
      render(
        <LabelsProvider labels={labels}>
          <div id="pane" style={{ height: "100vh" }}>
            {screen}
          </div>
        </LabelsProvider>,
        { wrapper: MediaPage },
      ),
    );
  };

  it("has no words but labels", async () => {
    await open(1280, 800);
    const languages = [...document.querySelectorAll("select")]
      .filter(({ value }) => /^[a-z]{2}-[A-Z]{2}$/.test(value))
      .flatMap(({ options }) => [...options].map(({ text }) => text));
    const leftovers = words()
      .map((text) => text.trim())
      .filter((text) => !isNoLeftover(text) && !named.test(text) && !languages.includes(text));
    expect(leftovers).toEqual([]);
  });

  it.each([
    ["the narrowest pane", 300, 560],
    ["a phone", 390, 844],
    ["a desktop", 1280, 800],
  ])("has room for long labels on %s, and is mirrored from right to left", async (_, width, height) => {
    await open(width, height);
    // A part that is loaded in between makes another round.
    await expect.poll(async () => moved(await placesAtRest("ltr"), await placesAtRest("rtl"))).toEqual([]);
    expect(cutOff()).toEqual([]);
    await placesAtRest("ltr");
    expect(cutOff()).toEqual([]);
  });
});
