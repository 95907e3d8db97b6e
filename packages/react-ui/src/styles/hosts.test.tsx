import { characters as theFive } from "@archive-of-minds/core";
import bootstrap from "bootstrap/dist/css/bootstrap.css?inline";
import {
  createFakeAccessVerifier,
  createTestAccess,
  createTestChat,
  createTestChatRoom,
  createTestLiveConversation,
  exampleCharacter,
  exampleMessage,
} from "@archive-of-minds/testing";
import type { ReactElement } from "react";
import { beforeEach, describe, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import { page, userEvent } from "vitest/browser";
import { makeHostProof } from "../../host-proof-styles";
import { LabelsProvider } from "../labels/LabelsProvider";
import { de } from "../labels/de";
import { CharacterChat, type CharacterChatProps } from "../screens/CharacterChat";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { LoginScreen } from "../screens/LoginScreen";
import { MediaPage } from "../stories/media-page";
import bareRules from "./hosts/bare-rules.css?inline";
import tailwind3 from "./hosts/tailwind-3.css?inline";
import tailwind4 from "./hosts/tailwind-4.css?inline";
import loginStyles from "./login.css?inline";
import styles from "./styles.css?inline";

/** Those of Tailwind were compiled from an empty page with five utilities. */
const hosts = {
  "Tailwind 3": tailwind3,
  "Tailwind 4": tailwind4,
  "Bootstrap 5": bootstrap,
  "rules for bare elements": bareRules,
};

const WIDTHS = [300, 360, 420, 520, 768, 1100] as const;

function addStyles(css: string, place: "prepend" | "append" = "append"): HTMLStyleElement {
  const element = document.createElement("style");
  element.textContent = css;
  element.dataset["ofTest"] = "";
  document.head[place](element);
  return element;
}

beforeEach(() => {
  addStyles(makeHostProof(styles + loginStyles));
  return () => document.head.querySelectorAll("[data-of-test]").forEach((element) => element.remove());
});

type Styles = ReadonlyMap<string, string>;

/** The computed styles of elements and of what is generated in them. */
function stylesOf(elements: Iterable<Element>): Styles {
  const found = new Map<string, string>();
  for (const [index, element] of [...elements].entries()) {
    const pseudos = element.hasAttribute("placeholder") ? ["::placeholder"] : ["::before", "::after"];
    for (const pseudo of ["", ...pseudos]) {
      const style = getComputedStyle(element, pseudo);
      if (style.content === "none") continue;
      for (const name of style) {
        // Inherited by all, and what they are for shows in other properties.
        if (name.startsWith("--")) continue;
        // What is drawn in SVG has no box.
        if (/^(border|box-sizing)/.test(name) && element.parentElement?.closest("svg")) continue;
        // Chromium says how wide automatic margins are only after a second layout, which changes no box.
        if (name.startsWith("margin") && element.className === "aom-seats") continue;
        found.set(
          `${index} ${element.localName}.${element.getAttribute("class")}${pseudo} ${name}`,
          style.getPropertyValue(name),
        );
      }
    }
  }
  return found;
}

/** What differs, in a form that can be read. */
const difference = (before: Styles, now: Styles): readonly string[] =>
  [...now].flatMap(([name, value]) =>
    before.get(name) === value ? [] : [`${name}: ${before.get(name) ?? "nothing"} became ${value}`],
  );

const ours = () => document.querySelectorAll(":is(.aom, .aom *):not(.aom-slot *)");

/** The styles of a bare page, once nothing in it moves any more. */
async function stylesAtRest(): Promise<Styles> {
  let styles = stylesOf(ours());
  await expect
    .poll(() => {
      const before = styles;
      styles = stylesOf(ours());
      return difference(before, styles);
    })
    .toEqual([]);
  return styles;
}

/** For each host, with its stylesheet before and after ours, what it changes. */
async function changesByHosts(): Promise<Readonly<Record<string, readonly string[]>>> {
  const bare = await stylesAtRest();
  return Object.fromEntries(
    Object.entries(hosts).flatMap(([host, css]) =>
      (["prepend", "append"] as const).map((place) => {
        const theirs = addStyles(css, place);
        const changes = difference(bare, stylesOf(ours()));
        theirs.remove();
        return [`${host}, ${place === "append" ? "after" : "before"} ours`, changes];
      }),
    ),
  );
}

const noChanges = Object.fromEntries(
  Object.keys(hosts).flatMap((host) => [
    [`${host}, before ours`, []],
    [`${host}, after ours`, []],
  ]),
);

const characters = [exampleCharacter("ada", { title: "Ada Lovelace (1815-1852)" }), exampleCharacter("ben")];
const said = [
  exampleMessage(1, { author: "user", text: "What did you **write**?" }),
  exampleMessage(2, {
    author: "ada",
    text: "Notes:\n\n1. on *engines*, with `code`\n2. on [music](https://example.com)\n\n> and a quotation\n\n| A | B |\n| - | - |\n| 1 | 2 |",
  }),
];

async function chatScreen(messages = said, props: Partial<CharacterChatProps> = {}) {
  const test = await createTestChat({ characters, messages });
  await test.ready();
  return <CharacterChat chat={test.chat} onOpenChatRoom={() => {}} {...props} />;
}

async function openInPane(screen: ReactElement, width: number, height = 560) {
  await page.viewport(1280, 800);
  return render(<div style={{ width, height }}>{screen}</div>, { wrapper: MediaPage });
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const seeConversation = () => expect.element(page.getByText("and a quotation")).toBeVisible();

it.each(WIDTHS)(
  "a conversation looks in each page as on a bare one, and nothing is cut off, %i px wide",
  async (width) => {
    await openInPane(await chatScreen(), width);
    await seeConversation();
    expect(await changesByHosts()).toEqual(noChanges);
    await expect.element(button("Send")).toBeInViewport({ ratio: 0.99 });
    const pane = document.querySelector(".aom-main")!.getBoundingClientRect();
    const cut = [...document.querySelectorAll(".aom-main :is(button, textarea, h1, h2, p)")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return left < pane.left || right > pane.right;
    });
    expect(cut).toEqual([]);
  },
);

it.each([
  [300, 400],
  [300, 560],
  [320, 568],
  [340, 700],
])("the row of characters has room in a pane of %i by %i px, with the longest words too", async (width, height) => {
  const { chat, ready } = await createTestChat({ characters: theFive });
  await ready();
  await openInPane(
    <LabelsProvider labels={de} locale="de">
      <CharacterChat chat={chat} onOpenChatRoom={() => {}} />
    </LabelsProvider>,
    width,
    height,
  );
  await expect.poll(() => document.querySelectorAll(".aom-door").length).toBe(6);
  const list = document.querySelector(".aom-messages")!;
  expect(list.scrollWidth - list.clientWidth).toBe(0);
});

const screens: Readonly<Record<string, () => Promise<unknown>>> = {
  "the hall": async () => {
    await openInPane(await chatScreen([]), 700);
    await expect.poll(() => document.querySelectorAll(".aom-door").length).toBe(3);
  },
  "the Memory Bank": async () => {
    await openInPane(await chatScreen(), 500);
    await seeConversation();
    await userEvent.click(button("View Memory"));
    await expect.element(page.getByRole("dialog", { name: "Memory Bank" })).toBeVisible();
  },
  "the keys’ dialog": async () => {
    await openInPane(await chatScreen(), 500);
    await seeConversation();
    await userEvent.click(page.getByText("and a quotation"));
    await userEvent.keyboard("?");
    await expect.element(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
  },
  "a live conversation": async () => {
    const { live } = createTestLiveConversation();
    await openInPane(await chatScreen(said, { live: { startsOn: true, open: () => live } }), 900);
    await expect.element(button("Start Conversation")).toBeVisible();
  },
  "the Chat Room": async () => {
    const { room } = createTestChatRoom({ characters });
    await openInPane(<ChatRoomScreen room={room} onClose={() => {}} />, 900);
    await expect.element(page.getByRole("dialog", { name: "Chat Room" })).toBeVisible();
  },
  "the login": async () => {
    const { access } = createTestAccess({ accessVerifier: createFakeAccessVerifier() });
    await openInPane(<LoginScreen access={access} characters={characters} />, 500);
    await expect.element(button("Unlock Archives")).toBeVisible();
  },
};

it.each(Object.keys(screens))("%s looks in each page as on a bare one", async (name) => {
  await screens[name]!();
  expect(await changesByHosts()).toEqual(noChanges);
});

describe("what belongs to the page", () => {
  const besideOurs = () => document.querySelectorAll("#page :not(.aom, .aom *, .aom-area)");
  /** They inherit colours and type from ours, and their place. */
  const amongOurs = () => document.querySelectorAll(".aom-slot button, .aom .rounded-xl, .aom .rounded-xl *");
  const own = /^(margin|padding|border|background|box|text-decoration|list|opacity)/;
  const boxesOf = (elements: Iterable<Element>): Styles =>
    new Map([...stylesOf(elements)].filter(([name]) => own.test(name.split(" ").at(-1)!) && !/color/.test(name)));

  it.each(Object.entries(hosts))("looks as without our stylesheet, beside the chat and in it: %s", async (_, css) => {
    const chat = await chatScreen(said, { header: { end: <button type="button">Leave</button> } });
    await openInPane(
      <div id="page">
        <h1>Our engines</h1>
        <p>
          Ask <a href="#ada">Ada</a> about <button type="button">them</button>
        </p>
        <ul>
          <li data-view="live" data-state="blind" aria-current="true">
            One
          </li>
        </ul>
        <textarea placeholder="Your words" />
        <div className="aom">
          <section className="rounded-xl">
            <h2>Within</h2>
            <button type="button">A button of the page</button>
          </section>
        </div>
        {chat}
      </div>,
      700,
    );
    await seeConversation();
    addStyles(css);
    const withOurs = [stylesOf(besideOurs()), boxesOf(amongOurs())] as const;
    document.head.querySelector("[data-of-test]")!.remove();
    expect(difference(stylesOf(besideOurs()), withOurs[0])).toEqual([]);
    expect(difference(boxesOf(amongOurs()), withOurs[1])).toEqual([]);
  });
});

it("a class of the page’s decides what a part leaves open, and its tokens decide colours", async () => {
  addStyles(".ours-in-shop { margin-top: 48px; border-radius: 20px; } .shop { --aom-ground: rgb(1, 2, 3); }");
  await openInPane(await chatScreen(said, { className: "ours-in-shop shop" }), 700);
  await seeConversation();
  const { marginTop, borderTopLeftRadius, backgroundColor } = getComputedStyle(document.querySelector(".aom-main")!);
  expect({ marginTop, borderTopLeftRadius, backgroundColor }).toEqual({
    marginTop: "48px",
    borderTopLeftRadius: "20px",
    backgroundColor: "rgb(1, 2, 3)",
  });
});
