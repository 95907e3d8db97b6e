import { characters as theFive, type Message, type SessionOptions } from "@archive-of-minds/core";
import {
  createFakeAccessVerifier,
  createTestAccess,
  createTestChat,
  exampleMessage,
  type FakeAccessVerifier,
  type TestAccess,
  type TestAccessOptions,
  type TestChat,
  type TestChatOptions,
} from "@archive-of-minds/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment, type ReactNode } from "react";
import type { AnyActor, AnyActorRef } from "xstate";
import { characterColours } from "../primitives/Emblem/character-colours";
import { ChatProvider } from "../providers/ChatProvider";
import { CharacterChat } from "../screens/CharacterChat";
import { LoginScreen } from "../screens/LoginScreen";
import {
  characterControl,
  charactersOfLength,
  messagesOfLength,
  stateControl,
  textLengthControl,
  textOfLength,
} from "./controls";
import { LabelsOfLength } from "./labels-of-length";

/** The test run reads the charts of a story here, to count the states that have a story. */
declare global {
  var chartsOnShow: readonly AnyActorRef[] | undefined;
}

export type Story = StoryObj<Meta>;

/** The controls of a story, by their names. */
export type StoryArgs = Readonly<Record<string, unknown>>;

/** What a story makes its charts with. */
export interface StoryTools {
  readonly args: StoryArgs;
  /** The statechart panel's, for the `createTest…` harnesses: with it the history begins with the first event. */
  readonly inspect?: NonNullable<SessionOptions["inspect"]>;
}

/** A change of these controls makes new charts. Any other change renders the same charts again. */
const MAKE_CHARTS = ["state", "character", "textLength"];

/** A chart with all charts below it. */
const withChildren = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {} } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  return [actor, ...Object.values(children).flatMap((child) => (child ? withChildren(child) : []))];
};

interface Kept<Loaded> {
  /** The controls that it was made by. */
  readonly made: string;
  readonly loaded: Loaded;
  readonly actors: readonly AnyActorRef[];
}

/**
 * A story whose charts, with those below them, count as shown.
 *
 * @param load makes the charts and brings them into their state
 * @param show the part of the interface
 */
export function story<Loaded>(
  load: (tools: StoryTools) => Promise<Loaded>,
  actors: (loaded: Loaded) => readonly AnyActorRef[],
  show: (loaded: Loaded, args: StoryArgs) => ReactNode,
): Story {
  // Storybook runs the loaders again for each change of its toolbar. The signal is the same until the story is left.
  const kept = new WeakMap<AbortSignal, Kept<Loaded>>();
  return {
    parameters: {
      // Without controls of its own a story has no tab for them.
      controls: { disable: true },
      // For the panel of `packages/storybook-statecharts`.
      statecharts: {
        actors: (context: { readonly loaded: { readonly kept: Kept<Loaded> } }) => context.loaded.kept.actors,
      },
    },
    loaders: [
      async ({ args, abortSignal, parameters }) => {
        const { inspect } = parameters["statecharts"] as Pick<StoryTools, "inspect">;
        const made = JSON.stringify(MAKE_CHARTS.map((name) => (args as StoryArgs)[name]));
        const before = kept.get(abortSignal);
        if (before?.made === made) return { kept: before };
        for (const actor of before?.actors ?? []) (actor as AnyActor).stop();
        const loaded = await load({ args, ...(inspect && { inspect }) });
        const all = actors(loaded);
        globalThis.chartsOnShow = all.flatMap(withChildren);
        const now: Kept<Loaded> = { made, loaded, actors: all };
        kept.set(abortSignal, now);
        return { kept: now };
      },
    ],
    render: (args, { loaded }) => {
      const { made, loaded: shown } = (loaded as { readonly kept: Kept<Loaded> }).kept;
      return <Fragment key={made}>{show(shown, args)}</Fragment>;
    },
  };
}

/**
 * A story with a control that puts the chart into the state of each of these stories. Each change of it mounts the story
 * again, since some of them press something first.
 */
export function playground(states: Readonly<Record<string, Story>>): Story {
  const names = Object.keys(states);
  const chosen = (args: StoryArgs): Story => states[String(args["state"])] ?? states[names[0]!]!;
  const { args, argTypes } = chosen({});
  return {
    // Each state is tested as a story of its own.
    tags: ["!test"],
    args: { state: names[0], ...args },
    argTypes: { ...stateControl(names), ...argTypes },
    parameters: {
      statecharts: {
        actors: (context: { readonly args: StoryArgs }) =>
          (chosen(context.args).parameters?.["statecharts"] as StatechartsOfAStory | undefined)?.actors(context) ?? [],
      },
    },
    loaders: [
      async (context) => {
        const { loaders = [] } = chosen(context.args);
        const loaded = await Promise.all([loaders].flat().map(async (load) => load(context)));
        return Object.assign({}, ...loaded) as Record<string, unknown>;
      },
    ],
    render: (now, context) => <>{chosen(now).render?.(now, context)}</>,
    play: async ({ mount, context }) => {
      await mount();
      await chosen(context.args).play?.(context);
    },
  };
}

interface StatechartsOfAStory {
  readonly actors: (context: object) => readonly AnyActorRef[];
}

/** A story with further controls, whose values `show` gets. */
export const withProps = (of: Story, args: StoryArgs, argTypes: NonNullable<Story["argTypes"]> = {}): Story => ({
  ...of,
  args: { ...of.args, ...args },
  argTypes: { ...of.argTypes, ...argTypes },
  parameters: { ...of.parameters, controls: {} },
});

/** A story with the controls that its charts are made by. */
export const withControls = (controls: Pick<Story, "args" | "argTypes">, of: Story): Story => ({
  ...of,
  ...controls,
  parameters: { ...of.parameters, controls: {} },
});

/** A conversation with several messages. */
export const exampleConversation: readonly Message[] = [
  exampleMessage(1, {
    text: "Good evening, Mister Tesla. Is it true that you can see a machine before you build it?",
  }),
  exampleMessage(2, {
    author: "ada",
    text: "It is true, and it has saved me a great deal of brass. I build the machine in my mind, run it there, and look for wear when it has turned for some weeks. Only then do I trouble a mechanic with a drawing. Can you see a thing before you make it, or must your hands discover it?",
    status: "complete",
    model: "Built-in replies",
  }),
];

export interface ChatStoryOptions extends TestChatOptions {
  /** Whose length can be chosen where there are no messages: the texts of the characters, or those that the story says. */
  readonly texts?: "characters" | "said";
}

/** Something that happens in a chat. `ofLength` gives a text the chosen length. */
export type ChatAct = (test: TestChat, ofLength: (text: string) => string) => unknown;

/** The controls of a story with a chat. Without texts there is no length of texts to choose. */
export function chatControls({ character, settings, messages = [], texts }: ChatStoryOptions) {
  const hasTexts = messages.length > 0 || texts !== undefined;
  return {
    args: {
      character: character ?? settings?.["aom.character"] ?? theFive[0]!.id,
      ...(hasTexts && { textLength: "usual" }),
    },
    argTypes: { ...characterControl, ...(hasTexts && textLengthControl) },
  };
}

/** The language model of the stories, as the interface names it. */
export const EXAMPLE_MODEL = "Claude";

/** The options of a chat with the conversation that the controls ask for. */
export function chatOptions<Options extends ChatStoryOptions>(options: Options, { args, inspect }: StoryTools) {
  const { character } = args;
  const all = options.characters ?? theFive;
  const characters = options.texts === "characters" ? charactersOfLength(all, args["textLength"]) : all;
  return {
    modelName: EXAMPLE_MODEL,
    ...options,
    characters,
    ...(options.messages && { messages: messagesOfLength(options.messages, args["textLength"]) }),
    ...(typeof character === "string" &&
      character !== characters[0]?.id &&
      characters.some(({ id }) => id === character) && { character }),
    ...(inspect && { inspect }),
  };
}

/**
 * A story of the main screen, or of what `show` makes of the chat: a real chat chart with fake providers, brought into
 * its state by the visitor's actions.
 */
export function chatStory(
  options: ChatStoryOptions,
  act: ChatAct = () => {},
  show: (test: TestChat, args: StoryArgs) => ReactNode = ({ chat }) => (
    <CharacterChat fill="window" shortcuts="page" chat={chat} />
  ),
): Story {
  return withControls(
    chatControls(options),
    story(
      async (tools) => {
        const test = await createTestChat(chatOptions(options, tools));
        await act(test, (text) => textOfLength(text, tools.args["textLength"]));
        return test;
      },
      ({ chat }) => [chat],
      show,
    ),
  );
}

/** A part of the interface that reads a chat, in the colours of its character. */
export function InChat({ chat, children }: { readonly chat: TestChat["chat"]; readonly children: ReactNode }) {
  return (
    <ChatProvider chat={chat}>
      <div className="aom" style={{ ...characterColours(chat.getSnapshot().context.character), padding: 16 }}>
        {children}
      </div>
    </ChatProvider>
  );
}

/** A story of one part that reads a chat, by default in the example conversation, of which it shows no text. */
export const partStory = (part: ReactNode, act: ChatAct = () => {}, options: ChatStoryOptions = {}): Story =>
  withControls(
    chatControls({ ...options, messages: [] }),
    chatStory(
      { messages: exampleConversation, ...options },
      async (test, ofLength) => {
        await test.ready();
        await act(test, ofLength);
      },
      ({ chat }) => <InChat chat={chat}>{part}</InChat>,
    ),
  );

/** A story of the login screen: a real access chart with a fake verifier. */
export function accessStory(
  act: (test: TestAccess, verifier: FakeAccessVerifier) => unknown,
  options: Omit<TestAccessOptions, "accessVerifier"> = {},
): Story {
  return withControls(
    { args: { textLength: "usual" }, argTypes: textLengthControl },
    story(
      async ({ inspect }) => {
        const verifier = createFakeAccessVerifier();
        const test = createTestAccess({ accessVerifier: verifier, ...options, ...(inspect && { inspect }) });
        await act(test, verifier);
        return test;
      },
      ({ access }) => [access],
      ({ access }, { textLength }) => (
        <LabelsOfLength part="login" length={textLength}>
          <LoginScreen access={access} characters={theFive} hint="archive" />
        </LabelsOfLength>
      ),
    ),
  );
}
