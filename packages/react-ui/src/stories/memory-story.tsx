import { createMemoryMemoryStore, tesla } from "@archive-of-minds/core";
import {
  createTestChat,
  createTestMemoryBank,
  createTestYourData,
  exampleExchange,
  type TestMemoryBank,
  type TestMemoryBankOptions,
  type TestYourData,
  type TestYourDataOptions,
} from "@archive-of-minds/testing";
import { characterColours } from "../primitives/Emblem/character-colours";
import { MemoryPanel } from "../blocks/MemoryPanel/MemoryPanel";
import type { OpenMemoryBank } from "../blocks/MemoryPanel/use-memory-bank";
import { ChatProvider } from "../providers/ChatProvider";
import { characterControl, chosenCharacter, messagesOfLength, textLengthControl } from "./controls";
import { exampleConversation, story, withControls } from "./story-kit";

/**
 * A story of the Memory Bank: real charts with fake providers, brought into their state by the visitor's actions.
 *
 * @param open opens the bank for the panel; by default it is open
 */
export function bankStory(
  options: TestMemoryBankOptions,
  act: (test: TestMemoryBank) => unknown = () => {},
  open?: OpenMemoryBank,
) {
  return withControls(
    {
      args: { character: tesla.id, textLength: "usual" },
      argTypes: { ...characterControl, ...textLengthControl },
    },
    story(
      async ({ args, inspect }) => {
        const memoryStore = options.memoryStore ?? createMemoryMemoryStore();
        const character = chosenCharacter(args["character"]);
        const test = await createTestMemoryBank({
          character,
          ...options,
          messages: messagesOfLength(options.messages ?? exampleConversation, args["textLength"]),
          memoryStore,
          ...(inspect && { inspect }),
        });
        const { chat, ready } = await createTestChat({
          characters: [character],
          memoryStore,
          ...(inspect && { inspect }),
        });
        await ready();
        await act(test);
        return { chat, bank: test.bank };
      },
      ({ chat, bank }) => [chat, bank],
      ({ chat, bank }) => (
        <ChatProvider chat={chat}>
          <div
            className="aom aom-main"
            data-fill="window"
            style={characterColours(chat.getSnapshot().context.character)}
          >
            <div className="aom-frame">
              <div className="aom-body">
                <MemoryPanel onClose={() => {}} memoryBank={open ?? (() => bank)} />
              </div>
            </div>
          </div>
        </ChatProvider>
      ),
    ),
  );
}

/** A story of "Your data": the server has `exchanges` exchanges with Tesla. */
export function yourDataStory(
  options: TestYourDataOptions,
  act: (test: TestYourData) => unknown = () => {},
  exchanges = 3,
) {
  return story(
    async ({ inspect }) => {
      const test = await createTestYourData({ ...options, ...(inspect && { inspect }) });
      for (let number = 1; number <= exchanges; number += 1) await test.conversationLog.log(exampleExchange(number));
      if (exchanges > 0) await test.conversationLog.log(exampleExchange(900, { characterId: "hypatia" }));
      const conversationLog = options.hasServer === false ? null : { ...test.conversationLog, retentionDays: 30 };
      const { chat, ready } = await createTestChat({
        characters: [tesla],
        messages: exampleConversation,
        ...(conversationLog && { conversationLog }),
        ...(inspect && { inspect }),
      });
      await ready();
      await act(test);
      return { chat, data: test.data };
    },
    ({ chat, data }) => [chat, data],
    ({ chat, data }) => (
      <ChatProvider chat={chat}>
        <div className="aom aom-main" data-fill="window" style={characterColours(tesla)}>
          <div className="aom-frame">
            <div className="aom-body">
              <MemoryPanel onClose={() => {}} yourData={() => data} />
            </div>
          </div>
        </div>
      </ChatProvider>
    ),
  );
}
