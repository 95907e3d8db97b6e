import { characters as theFive } from "@archive-of-minds/core";
import { createTestChatRoom, type TestChatRoom, type TestChatRoomOptions } from "@archive-of-minds/testing";
import { ChatRoomScreen } from "../screens/ChatRoomScreen";
import { characterControl, textLengthControl, textOfLength } from "./controls";
import { EXAMPLE_MODEL, playground, story, withControls, type Story, type StoryArgs } from "./story-kit";

const FIRST = "tesla";

/** The name that the participants call a character by. */
const calledName = (id: string) => `${id[0]?.toUpperCase()}${id.slice(1)}`;

/** Another character in the place of the one who speaks first, who takes the other's place. */
function swapping({ character = FIRST }: StoryArgs) {
  const other = String(character);
  const swap = (all: readonly string[], one: string, another: string) =>
    all.map((each) => (each === one ? another : each === another ? one : each));
  return {
    participants: (ids: readonly string[]) => swap(ids, FIRST, other),
    text: (text: string) => swap(text.split(/\b/), calledName(FIRST), calledName(other)).join(""),
  };
}

type RoomAct = (test: TestChatRoom) => unknown;

/**
 * A story of the Chat Room: a real chart with fake providers, brought into its state by the visitor's actions.
 *
 * @param given the providers; a function that makes them and the actions, where fakes have to be new for each chart
 */
export function roomStory(
  given: TestChatRoomOptions | (() => readonly [options: TestChatRoomOptions, act: RoomAct]),
  act: RoomAct = () => {},
) {
  return story(
    async ({ args, inspect }) => {
      const [{ participants = [FIRST, "hypatia", "flux"], ...options }, actions] =
        typeof given === "function" ? given() : [given, act];
      const swapped = swapping(args);
      const test = createTestChatRoom({
        characters: theFive,
        modelName: EXAMPLE_MODEL,
        ...options,
        participants: swapped.participants(participants),
        ...(inspect && { inspect }),
      });
      await actions({
        ...test,
        visitorSays: (text) => test.visitorSays(swapped.text(text)),
        nextSays: (text) => test.nextSays(textOfLength(swapped.text(text), args["textLength"])),
      });
      return { room: test.room, agents: options.agents };
    },
    ({ room }) => [room],
    ({ room, agents }) => <ChatRoomScreen room={room} onClose={() => {}} agents={agents} />,
  );
}

/** A playground of the Chat Room: with the character who speaks first, and the length of what is said. */
export const roomPlayground = (states: Readonly<Record<string, Story>>): Story =>
  playground(
    Object.fromEntries(
      Object.entries(states).map(([name, state]) => [
        name,
        withControls(
          {
            args: { character: FIRST, textLength: "usual" },
            argTypes: {
              character: { ...characterControl["character"], description: "The character who speaks first." },
              ...textLengthControl,
            },
          },
          state,
        ),
      ]),
    ),
  );
