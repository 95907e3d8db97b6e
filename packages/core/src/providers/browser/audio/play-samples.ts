import type { ReadAhead } from "./read-ahead";
import type { Playback } from "./play-sound";
import type { SoundPiece } from "./sound";

/** The time it takes to hand samples to the output. */
const LEAD_SECONDS = 0.01;
/** How many pieces are scheduled behind the one that plays. */
const AHEAD = 2;

interface Scheduled {
  readonly from: number;
  readonly seconds: number;
  readonly characters: number;
  readonly ended: Promise<void>;
}

export function playSamples(
  context: AudioContext,
  channel: GainNode,
  pieces: ReadAhead<SoundPiece>,
  heard: () => void,
): Playback {
  const timeline: Scheduled[] = [];
  const sources = new Set<AudioBufferSourceNode>();
  let stopped = false;

  const schedule = ({ samples, sampleRate, characters }: SoundPiece, wanted: number): Scheduled => {
    const source = context.createBufferSource();
    source.buffer = context.createBuffer(1, Math.max(1, samples.length), sampleRate);
    source.buffer.copyToChannel(samples, 0);
    source.connect(channel);
    const from = Math.max(wanted, context.currentTime + LEAD_SECONDS);
    const ended = new Promise<void>((resolve) => {
      source.onended = () => {
        sources.delete(source);
        resolve();
      };
    });
    source.start(from);
    sources.add(source);
    return { from, seconds: samples.length / sampleRate, characters, ended };
  };

  const run = async () => {
    for (let index = 0; ; index += 1) {
      await timeline[index - AHEAD]?.ended;
      const piece = await pieces.at(index);
      if (stopped || piece === undefined) break;
      const last = timeline.at(-1);
      timeline.push(schedule(piece, last === undefined ? 0 : last.from + last.seconds));
      if (last === undefined) heard();
    }
    await timeline.at(-1)?.ended;
  };

  return {
    ended: run(),
    spoken: () =>
      timeline.reduce((sum, { from, seconds, characters }) => {
        const share = seconds === 0 ? 1 : Math.min(1, Math.max(0, (context.currentTime - from) / seconds));
        return sum + share * characters;
      }, 0),
    stop() {
      stopped = true;
      for (const source of sources) {
        source.stop();
        source.disconnect();
      }
      sources.clear();
    },
  };
}
