import { expect, it } from "vitest";
import { createTestTimers } from "../proxies/testing/test-timers";
import { createStoreProbe } from "./store-probe";

function open() {
  const timers = createTestTimers();
  let answer = true;
  let asked = 0;
  const isWorking = async () => {
    asked += 1;
    return answer;
  };
  const probe = createStoreProbe({ isWorking }, timers);
  return { timers, probe, answerWith: (next: boolean) => void (answer = next), asked: () => asked };
}

it("is asked of the store once a second, however often others ask", async () => {
  const { timers, probe, asked } = open();
  const answers = [];
  for (let number = 0; number < 100; number += 1) {
    answers.push(await probe.isWorking());
    timers.advance(25);
  }
  expect([new Set(answers), asked(), timers.pending()]).toEqual([new Set([true]), 3, 0]);
});

it("is asked anew at once after the store has failed somebody", async () => {
  const { probe, answerWith } = open();
  const before = await probe.isWorking();
  answerWith(false);
  const remembered = await probe.isWorking();
  probe.doubt();
  expect([before, remembered, await probe.isWorking()]).toEqual([true, true, false]);
});

it("is not remembered where the store failed somebody while it answered", async () => {
  const { probe, answerWith } = open();
  const answer = probe.isWorking();
  probe.doubt();
  answerWith(false);
  expect([await answer, await probe.isWorking()]).toEqual([true, false]);
});
