import { composeStories, setProjectAnnotations, type Meta, type StoryObj } from "@storybook/react-vite";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { userEvent, within } from "storybook/test";
import { page } from "vitest/browser";
import * as ui from "../packages/react-ui/src";
import * as messages from "../packages/react-ui/src/blocks/Message/Message.stories";
import * as notices from "../packages/react-ui/src/primitives/Notice/Notice.stories";
import * as mainScreen from "../packages/react-ui/src/screens/MainScreen.stories";
import preview from "./preview";

interface StoryFile {
  readonly default: {
    readonly component?: unknown;
    readonly subcomponents?: Readonly<Record<string, unknown>>;
  };
  readonly Playground?: {
    readonly tags?: readonly string[];
    readonly argTypes?: { readonly state?: { readonly options?: readonly string[] } };
  };
}

const files = import.meta.glob<StoryFile>("../packages/react-ui/src/**/*.stories.tsx", { eager: true });

const sources = import.meta.glob<string>("../packages/react-ui/src/**/*.stories.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Providers of a session: they show nothing. */
const withoutLooks = [
  "CameraProvider",
  "ChatProvider",
  "ChatRoomProvider",
  "LiveProvider",
  "MediaSessionProvider",
  "ModelsProvider",
];

describe("the stories", () => {
  it("show every exported component that can be seen", () => {
    const shown = new Set(
      Object.values(files).flatMap(({ default: { component, subcomponents = {} } }) => [
        component,
        ...Object.values(subcomponents),
      ]),
    );
    const missing = Object.entries(ui).filter(([name, part]) => /^[A-Z]/.test(name) && !shown.has(part));
    expect(missing.map(([name]) => name).toSorted()).toEqual(withoutLooks);
  });

  it("can all be chosen in the playground of their file", () => {
    for (const [path, { default: _, Playground, ...states }] of Object.entries(files)) {
      const options = Playground?.argTypes?.state?.options;
      // Those of properties choose a value, and are tested.
      if (options && Playground.tags?.includes("!test"))
        expect(options.toSorted(), path).toEqual(Object.keys(states).toSorted());
    }
  });
});

describe("the controls", () => {
  beforeAll(() => void setProjectAnnotations([preview]));

  it("are there for everything that a story is given", () => {
    const values = (names: object = {}) => Object.keys(names).toSorted();
    const without = Object.entries(files).flatMap(([path, file]) =>
      Object.entries(composeStories(file as StoryFile & Readonly<Record<string, StoryObj<Meta>>>))
        .filter(([, { args, argTypes }]) => String(values(args)) !== String(values(argTypes)))
        .map(([name, { args, argTypes }]) => [path, name, values(args), values(argTypes)]),
    );
    expect(without).toEqual([]);
  });
  afterEach(() => document.body.replaceChildren());

  it("puts the chart into another state", async () => {
    const { Playground } = composeStories(mainScreen);
    await Playground.run({ args: { ...Playground.args, state: "FailedNetwork" } });
    await expect.element(page.getByRole("button", { name: "Try again" })).toBeVisible();
    await Playground.run({ args: { ...Playground.args, state: "Streaming" } });
    await expect.element(page.getByText("Only when I trusted a contract more than")).toBeVisible();
  });

  it("shows another character and longer texts", async () => {
    const { Playground } = composeStories(mainScreen);
    await Playground.run({ args: { state: "Idle", character: "hypatia", textLength: "one long word" } });
    await expect.element(page.getByText("Hypatia of Alexandria").first()).toBeVisible();
    await expect.element(page.getByText(/^(Donau\S+){2}$/).first()).toBeVisible();
  });

  /** What a story shows: the pictures of a character are told apart by their attributes and colours. */
  const shown = () => {
    const marks = [...document.querySelectorAll<HTMLElement>("[data-character], [style]")].map(({ dataset, style }) => [
      dataset["character"],
      style.getPropertyValue("--aom-accent-light"),
      style.getPropertyValue("--aom-accent-dark"),
    ]);
    const fields = [...document.querySelectorAll("textarea")].map(({ value }) => value);
    return JSON.stringify([document.body.innerText, fields, marks, document.querySelector("img")?.src]);
  };

  const changes = Object.entries(files).flatMap(([path, file]) => {
    const { Playground } = composeStories(file as StoryFile & Readonly<Record<string, StoryObj<Meta>>>);
    const title = /title: "(.+?)"/.exec(sources[path] ?? "")?.[1] ?? path;
    return [
      ["textLength", "one long word"],
      ["character", "flux"],
    ]
      .filter(([name = ""]) => Playground && name in Playground.argTypes)
      .map(([name = "", value = ""]) => ({ title, name, value, Playground: Playground! }));
  });

  it.each(changes)("change what is shown: $name of $title", async ({ name, value, Playground }) => {
    const tools = { canvas: within(document.body), userEvent };
    await Playground.run({ args: Playground.args, ...tools });
    const before = shown();
    await Playground.run({ args: { ...Playground.args, [name]: value }, ...tools });
    await expect.poll(shown).not.toBe(before);
    if (name === "textLength" && !document.querySelector("dialog img"))
      await expect.poll(shown).toContain("Donaudampf");
  });

  it("changes the properties of a part", async () => {
    const { Playground: Message } = composeStories(messages);
    await Message.run({ args: { ...Message.args, author: "visitor" } });
    expect(document.querySelector(".aom-message")?.getAttribute("data-role")).toBe("user");
    const { Playground: Notice } = composeStories(notices);
    await Notice.run({ args: { ...Notice.args, others: 4 } });
    await expect.element(page.getByText("4 more notices")).toBeVisible();
  });
});

describe("a change of the toolbar", () => {
  beforeAll(() => void setProjectAnnotations([preview]));
  afterEach(async () => {
    const { Idle } = composeStories(mainScreen);
    await Idle.run();
    document.body.replaceChildren();
  });

  const idleWith = async (globals: Readonly<Record<string, string>>) => {
    const { Idle } = composeStories(mainScreen, { initialGlobals: { ...preview.initialGlobals, ...globals } });
    await Idle.run();
    return document.querySelector<HTMLElement>(".aom-main")!;
  };

  it("shows the dark theme", async () => {
    expect(getComputedStyle(await idleWith({ theme: "light" })).backgroundColor).toBe("rgb(251, 247, 238)");
    expect(getComputedStyle(await idleWith({ theme: "dark" })).backgroundColor).toBe("rgb(26, 23, 20)");
  });

  it("turns the direction round", async () => {
    expect(getComputedStyle(await idleWith({ direction: "rtl" })).direction).toBe("rtl");
    expect(getComputedStyle(await idleWith({})).direction).toBe("ltr");
  });

  it("makes the texts larger", async () => {
    const size = (screen: HTMLElement) => parseFloat(getComputedStyle(screen).fontSize);
    const normal = size(await idleWith({}));
    expect(size(await idleWith({ textSize: "largest" }))).toBeCloseTo(normal * 1.5);
  });

  it("reduces motion, for styles and scripts", async () => {
    await idleWith({ motion: "reduced" });
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(true);
    const { animationName } = getComputedStyle(
      Object.assign(document.body.appendChild(document.createElement("p")), {
        className: "aom aom-thinking",
        textContent: "…",
      }),
    );
    expect(animationName).toBe("none");
    await idleWith({});
    expect(matchMedia("(prefers-reduced-motion: reduce)").matches).toBe(false);
  });
});
