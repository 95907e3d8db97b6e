import fc from "fast-check";
import { expect, it } from "vitest";
import {
  createFakeLanguageModel,
  createFakeSpeechSynthesizer,
  createTestChat,
  propertyRuns,
} from "@archive-of-minds/testing";
import type { ChatEvent } from "./chat.events";

// The visitor presses every control as fast as possible. Calls that cost money are counted.

const GESTURES = propertyRuns(30_000);
const SENTENCES = 2;
const reply = "Good evening. It hums beneath every street.";

/** Held keys repeat. */
const times = fc.integer({ min: 1, max: 8 });
const press = <Type extends Exclude<ChatEvent["type"], "setting.change">>(...types: readonly Type[]) =>
  fc.record({ event: fc.constantFrom(...types).map((type) => ({ type })), times });
const gesture = fc.oneof(
  { weight: 4, arbitrary: fc.record({ event: fc.constant({ type: "message.send", text: "Speak" } as const), times }) },
  {
    weight: 4,
    arbitrary: fc.record({ event: fc.nat().map((message) => ({ type: "message.replay", message }) as const), times }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      event: fc.constantFrom("ada", "ben").map((characterId) => ({ type: "character.select", characterId }) as const),
      times,
    }),
  },
  { weight: 3, arbitrary: press("reply.stop", "reply.retry", "reply.regenerate", "question.edit", "edit.cancel") },
  {
    weight: 3,
    arbitrary: press(
      "voice.stop",
      "voice.interrupt",
      "voice.disable",
      "voice.enable",
      "mic.start",
      "mic.stop",
      "text.hide",
      "text.show",
      "messages.show",
      "page.hide",
    ),
  },
);

it("makes one call for each request, whatever the visitor presses", async () => {
  const languageModel = createFakeLanguageModel({ reply });
  const voice = createFakeSpeechSynthesizer({ speaks: true });
  const { chat, ready, until, clock } = await createTestChat({ languageModel, speechSynthesizer: voice });
  await ready();
  await until(({ context }) => context.voice.status !== null);
  chat.send({ type: "audio.unlock" });

  let [questions, replays, gestures] = [0, 0, 0];
  for (const [number, { event, times: count }] of fc.sample(gesture, GESTURES / 5).entries()) {
    for (let time = 0; time < count; time += 1) {
      gestures += 1;
      if (event.type === "message.replay") {
        const messages = chat.getSnapshot().context.memory.messages.filter(({ author }) => author !== "user");
        const message = messages[event.message % messages.length];
        if (message === undefined) continue;
        replays += 1;
        chat.send({ type: "message.replay", messageId: message.id });
      } else {
        if (event.type === "message.send" || event.type === "reply.retry" || event.type === "reply.regenerate")
          questions += 1;
        chat.send(event);
      }
      if ((number + time) % 3 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
    }
    clock.increment((number % 5) * 1_000);
  }

  const { calls } = languageModel;
  expect([gestures > GESTURES / 2, calls.length > GESTURES / 20, calls.length <= questions]).toEqual([
    true,
    true,
    true,
  ]);
  expect(voice.prepared.length).toBeGreaterThan(GESTURES / 20);
  expect(voice.prepared.length).toBeLessThanOrEqual((calls.length + replays) * SENTENCES);
});
