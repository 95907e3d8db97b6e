import { createTestTimers } from "@archive-of-minds/testing";
import { expect, it } from "vitest";
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

it("probes the store once a second, however often it is asked", async () => {
  const { timers, probe, asked } = open();
  const answers = [];
  for (let number = 0; number < 100; number += 1) {
    answers.push(await probe.isWorking());
    timers.advance(25);
  }
  expect([new Set(answers), asked(), timers.pending()]).toEqual([new Set([true]), 3, 0]);
});

it("probes again at once after the store has failed a request", async () => {
  const { probe, answerWith } = open();
  const before = await probe.isWorking();
  answerWith(false);
  const remembered = await probe.isWorking();
  probe.invalidate();
  expect([before, remembered, await probe.isWorking()]).toEqual([true, true, false]);
});

it("does not reuse a result if the store failed a request during the probe", async () => {
  const { probe, answerWith } = open();
  const answer = probe.isWorking();
  probe.invalidate();
  answerWith(false);
  expect([await answer, await probe.isWorking()]).toEqual([true, false]);
});
