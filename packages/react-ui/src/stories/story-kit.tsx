import { characters as theFive, type Message } from "@archive-of-minds/core";
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
import type { ReactNode } from "react";
import type { AnyActorRef } from "xstate";
import { CharacterChat } from "../screens/CharacterChat";
import { LoginScreen } from "../screens/LoginScreen";

/** The test run reads the charts of a story here, to count the states that have a story. */
declare global {
  var chartsOnShow: readonly AnyActorRef[] | undefined;
}

type Story = StoryObj<Meta>;

/** A chart with all charts below it. */
const withChildren = (actor: AnyActorRef): readonly AnyActorRef[] => {
  const { children = {} } = actor.getSnapshot() as {
    readonly children?: Readonly<Record<string, AnyActorRef | undefined>>;
  };
  return [actor, ...Object.values(children).flatMap((child) => (child ? withChildren(child) : []))];
};

/** A story whose charts, with those below them, count as shown. */
export function story<Loaded>(
  load: () => Promise<Loaded>,
  actors: (loaded: Loaded) => readonly AnyActorRef[],
  show: (loaded: Loaded) => ReactNode,
): Story {
  return {
    parameters: {
      // For the panel of `packages/storybook-statecharts`.
      statecharts: {
        actors: (context: { readonly loaded: { readonly loaded: Loaded } }) => actors(context.loaded.loaded),
      },
    },
    loaders: [
      async () => {
        const loaded = await load();
        globalThis.chartsOnShow = actors(loaded).flatMap(withChildren);
        return { loaded };
      },
    ],
    render: (_, { loaded }) => <>{show((loaded as { loaded: Loaded }).loaded)}</>,
  };
}

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

/**
 * A story of the main screen, or of what `show` makes of the chat: a real chat chart with fake providers, brought into
 * its state by the visitor's actions.
 */
export function chatStory(
  options: TestChatOptions,
  act: (test: TestChat) => unknown = () => {},
  show: (test: TestChat) => ReactNode = ({ chat }) => <CharacterChat fill="window" shortcuts="page" chat={chat} />,
): Story {
  return story(
    async () => {
      const test = await createTestChat({ characters: theFive, ...options });
      await act(test);
      return test;
    },
    ({ chat }) => [chat],
    show,
  );
}

/** A story of the login screen: a real access chart with a fake verifier. */
export function accessStory(
  act: (test: TestAccess, verifier: FakeAccessVerifier) => unknown,
  options: Omit<TestAccessOptions, "accessVerifier"> = {},
): Story {
  return story(
    async () => {
      const verifier = createFakeAccessVerifier();
      const test = createTestAccess({ accessVerifier: verifier, ...options });
      await act(test, verifier);
      return test;
    },
    ({ access }) => [access],
    ({ access }) => <LoginScreen access={access} characters={theFive} hint="archive" />,
  );
}
