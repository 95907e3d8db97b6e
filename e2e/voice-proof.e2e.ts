import type { Page } from "@playwright/test";
import config from "../playwright.config";
import { expect, test, visitor } from "./archive";
import { decibels, listen, now, played, scriptRecognizer, type SoundBlock } from "./hearing";
import { cough, microphoneFile, spoken } from "./microphone-file";

const { executablePath, args = [] } = config.use?.launchOptions ?? {};

/** During a long reply of Tesla the visitor coughs, and speaks some seconds later. */
const microphone = microphoneFile(9, cough(200), 4, spoken("Wait a moment, Mister Tesla, what about Edison?"), 60);
test.use({
  launchOptions: {
    ...(executablePath && { executablePath }),
    args: [
      ...args,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${microphone}%noloop`,
    ],
  },
});

const SILENCE = 0.001;
type Played = Omit<SoundBlock, "samples">;

/** How much the volume lowers a sound; only where there is one. */
const gains = (blocks: readonly Played[]) =>
  blocks.filter(({ made }) => made > 0.01).map(({ at, heard, made }) => ({ at, gain: heard / made }));

async function withVoice(page: Page, url: string, character?: string) {
  await listen(page);
  await scriptRecognizer(page);
  const person = visitor(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(url);
  await person.unlock();
  if (character) await person.chooseCharacter(character);
  await person.say("Good evening");
  await person.answer(1);
  await button("Get the voice").click();
  await button("Download voice").click();
  await expect(page.getByRole("button", { name: "Tap to replay" }).first()).toBeVisible();
  return { ...person, button };
}

const measured = (description: string) => void test.info().annotations.push({ type: "measured", description });

test(
  "once downloaded, the voice is heard before the last word of the next reply is written",
  { tag: "@long" },
  async ({ page, archive }) => {
    const { say, answer } = await withVoice(page, archive.url);
    const asked = await now(page);
    const written = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const isWritten = () =>
            document.querySelectorAll(".aom-message[data-role=assistant][data-end=complete]").length === 2;
          new MutationObserver(() => isWritten() && resolve(performance.now())).observe(document.body, {
            childList: true,
            subtree: true,
            attributes: true,
          });
        }),
    );
    await say("Tell me about alternating current.");
    const text = await answer(2);
    const whole = await written;
    await expect.poll(async () => (await played(page, asked)).some(({ peak }) => peak > SILENCE)).toBe(true);
    const blocks = (await played(page, asked)).filter(({ peak }) => peak > SILENCE);
    const first = blocks[0]?.at ?? Infinity;
    measured(
      `first sound ${Math.round(first - asked)} ms after the question, ${Math.round(whole - first)} ms before the last of ${text.length} characters`,
    );
    expect(first).toBeLessThan(whole);
    await expect(page.getByRole("status").filter({ hasText: "Tesla is speaking..." })).toBeVisible();
    // As loud as speech, not a click.
    const loud = await played(page, first, first + 1_000);
    expect(decibels(Math.max(...loud.map(({ heard }) => heard)))).toBeGreaterThan(-25);
    expect(loud.filter(({ peak }) => peak > SILENCE).length).toBeGreaterThan(loud.length / 2);
  },
);

test(
  "a cough lowers the voice of Tesla for a moment, and speech that goes on stops it",
  { tag: "@long" },
  async ({ page, archive }) => {
    const { button, messages } = await withVoice(page, archive.url);
    await button("Menu").click();
    await button("Auto Mode").click();
    await button("Record").click();
    await expect.poll(() => page.evaluate(() => globalThis.recognizers.length)).toBe(1);
    const began = await now(page);
    await page.evaluate(() => globalThis.recognizers[0]?.hear("Tell me about alternating current."));
    const reply = messages.nth(3);
    // Its text was complete long before it was interrupted.
    await expect(reply).toHaveAttribute("data-end", "complete");
    await expect(reply).toHaveAttribute("data-end", "interrupted");
    await expect(reply).toContainText("Interrupted.");
    const interrupted = await now(page);
    await expect.poll(async () => (await now(page)) - interrupted).toBeGreaterThan(1_500);

    const sounds = (
      await page.evaluate((from) => globalThis.microphoneBlocks.filter(({ at }) => at >= from), began)
    ).filter(({ heard }) => heard > 0.003);
    const coughed = sounds[0]?.at ?? Infinity;
    const spoke = sounds.find(({ at }) => at > coughed + 2_000)?.at ?? Infinity;

    const before = gains(await played(page, began, coughed));
    expect(before.length).toBeGreaterThan(100);
    expect(before.every(({ gain }) => gain > 0.95)).toBe(true);

    const lowered = gains(await played(page, coughed, coughed + 1_000));
    const duck = lowered.filter(({ gain }) => gain < 0.25);
    expect(duck.length).toBeGreaterThan(10);
    expect(duck.every(({ gain }) => gain > 0.15)).toBe(true);
    measured(
      `cough: ducked to ${decibels(duck.at(-1)?.gain ?? 0).toFixed(0)} dB ${Math.round(duck[0]!.at - coughed)} ms after its beginning, for ${Math.round(duck.at(-1)!.at - duck[0]!.at)} ms`,
    );
    const after = gains(await played(page, coughed + 1_000, spoke));
    expect(after.length).toBeGreaterThan(100);
    expect(after.every(({ gain }) => gain > 0.95)).toBe(true);

    const over = await played(page, spoke);
    const ducked = gains(over).find(({ gain }) => gain < 0.25)?.at ?? Infinity;
    const lastHeard = over.findLast(({ peak }) => peak > SILENCE)?.at ?? -Infinity;
    measured(
      `voice: ducked ${Math.round(ducked - spoke)} ms after its beginning, below −60 dBFS for good after ${Math.round(lastHeard - spoke)} ms`,
    );
    expect(ducked).toBeLessThan(lastHeard);
    expect(gains(over).filter(({ at, gain }) => at > ducked + 20 && gain > 0.25)).toEqual([]);
    expect(lastHeard).toBeLessThan(interrupted);

    // The recogniser that opened at the first sound hears the rest, and that is the next question.
    await page.evaluate(() => globalThis.recognizers[0]?.hear("Wait a moment, Mister Tesla, what about Edison?"));
    await expect(messages.nth(4)).toContainText("what about Edison?");
  },
);

/** Repeats the question until an answer begins with a buzz; most of them do. */
const questions = [
  "Who are you?",
  "What are you?",
  "Tell me about alternating current.",
  "What is light?",
  "Tell me more.",
];

test("Flux buzzes where the message says so", { tag: "@long" }, async ({ page, archive }) => {
  const { say, answer, messages } = await withVoice(page, archive.url, "Flux");
  const buzzer = messages.filter({ has: page.locator(".aom-message-text", { hasText: /^Bzzzt/ }) });
  for (let turn = 2; (await buzzer.count()) === 0; turn += 1) {
    await say(questions[turn - 2] ?? "");
    await answer(turn);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByText(/is speaking.../)).toBeHidden();
  const asked = await now(page);
  await buzzer.first().getByRole("button", { name: "Tap to replay" }).click();
  await expect
    .poll(async () => (await played(page, asked)).filter(({ peak }) => peak > SILENCE).length)
    .toBeGreaterThan(300);
  const { samples, rate } = await page.evaluate((from) => {
    const blocks = globalThis.playedBlocks.filter(({ at }) => at >= from);
    const start = blocks.findIndex(({ peak }) => peak > 0.001);
    return { samples: blocks.slice(start).flatMap((block) => Array.from(block.samples)), rate: globalThis.soundRate };
  }, asked);
  // On a busy machine the last sound before may still fade out, or the first one begin late.
  const share = (from: number) => buzzing(samples.slice(from * rate, (from + 0.28) * rate), rate);
  const begins = Array.from({ length: 26 }, (_, step) => step * 0.02);
  const begin = begins.reduce((best, at) => (share(at) > share(best) ? at : best), 0);
  const buzz = share(begin);
  const words = share(begin + 0.5);
  measured(`share of the buzz's own tones: ${buzz.toFixed(2)} in the buzz, ${words.toFixed(2)} in the words after it`);
  expect(buzz).toBeGreaterThan(0.35);
  expect(words).toBeLessThan(0.3);
});

/** How much of a sound is the saw of 118 Hz and its overtones, 0 to 1. */
function buzzing(samples: readonly number[], rate: number): number {
  const energy = samples.reduce((sum, sample) => sum + sample * sample, 0);
  const tones = [1, 2, 3, 4].map((overtone) => {
    const step = (2 * Math.PI * 118 * overtone) / rate;
    const cosine = samples.reduce((sum, sample, index) => sum + sample * Math.cos(step * index), 0);
    const sine = samples.reduce((sum, sample, index) => sum + sample * Math.sin(step * index), 0);
    return (2 * (cosine ** 2 + sine ** 2)) / samples.length;
  });
  return tones.reduce((sum, tone) => sum + tone, 0) / energy;
}
