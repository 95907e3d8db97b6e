import { withContestant } from "../harness/pages.mjs";

const MEASURES = [
  "sentenceToRequest",
  "turnToAudio",
  "policyWait",
  "policyWaitOnSpeech",
  "sentenceGap",
  "bargeIn",
  "keylessFirstAudio",
  "roomHandOver",
];

export const voice = {
  name: "voice",
  contestants: ["voice"],

  /** When what is said is heard: real charts, the real output, and a model and a voice that keep a timetable. */
  async measure(context) {
    return withContestant(
      context,
      "voice",
      async ({ page }) => {
        // Browsers let a page make sound after a press.
        await page.mouse.click(5, 5);
        const sample = {};
        for (const name of MEASURES) sample[name] = await page.evaluate((measure) => window.voice[measure](), name);
        return sample;
      },
      "voice",
    );
  },

  rows(samples) {
    const all = (read) => samples.map(read);
    return [
      {
        figure: "first sentence complete to speech requested",
        values: all((each) => each.sentenceToRequest),
        unit: "ms",
        limit: 16,
      },
      {
        figure: "Stop & Send to first audio, beyond model and voice",
        values: all((each) => each.turnToAudio),
        unit: "ms",
        limit: 50,
      },
      {
        figure: "— the policy’s own wait after a finished sentence",
        values: all((each) => each.policyWait),
        unit: "ms",
      },
      {
        figure: "— the same with speech in the microphone and the real detector",
        values: all((each) => each.policyWaitOnSpeech),
        unit: "ms",
      },
      { figure: "gap between sentences", values: all((each) => each.sentenceGap), unit: "ms", limit: 60 },
      {
        figure: "barge-in: detector’s event to ducked",
        values: all((each) => each.bargeIn.ducked),
        unit: "ms",
        limit: 50,
      },
      {
        figure: "barge-in: decision to below −60 dBFS",
        values: all((each) => each.bargeIn.silent),
        unit: "ms",
        limit: 100,
      },
      {
        figure: "keyless voice, first audio once loaded",
        values: all((each) => each.keylessFirstAudio),
        unit: "ms",
        limit: 300,
      },
      {
        figure: "room hand-over, beyond the second between turns",
        values: all((each) => each.roomHandOver),
        unit: "ms",
        limit: 50,
      },
    ];
  },
};
