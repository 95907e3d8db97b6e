const LENGTH = 50_000;
const PARTS = 4;
const MOST = 3 * PARTS;
const TRIES = 7;

const units = [
  "a",
  " ",
  "\n",
  ".",
  "*",
  "* ",
  "*a",
  "(",
  "[",
  "[hum",
  '"',
  "-",
  "😀",
  "\ud83d",
  "x. ",
  "a, ",
  "1. ",
  "b",
  "z",
  "bz",
  "hum ",
  "bzzzt, ",
  ", ",
  "*hum* ",
  "(hum) ",
  "*hum*",
  "\n ",
  " \n",
  "Dr. ",
  "a.b",
  "…",
  "?!",
  ". ",
  ";",
  "\u3000",
];
const starts = ["", "bzzzt*"];
const ends = ["", "x"];

const repeat = (unit: string, length: number) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** CPU time of this process in milliseconds, so that other processes do not count. */
function shortest(read: (text: string) => unknown, text: string, tries: number): number {
  let best = Infinity;
  for (let time = 0; time < tries; time += 1) {
    const begin = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(begin);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

/** How many times longer a text takes than a quarter of it. Very short times are not measured. */
function growth(read: (text: string) => unknown, textOf: (length: number) => string): number {
  const whole = shortest(read, textOf(LENGTH), 1);
  if (whole < 10) return PARTS;
  for (let tries = 1; ; tries += 2) {
    const ratio = shortest(read, textOf(LENGTH), tries) / shortest(read, textOf(LENGTH / PARTS), tries);
    // Garbage collection may interrupt either.
    if (ratio < MOST) return ratio;
    // Beyond some length memory costs more at once, which is no growth: then the next four times are like four again.
    if (tries >= TRIES)
      return Math.min(ratio, shortest(read, textOf(LENGTH * PARTS), 3) / shortest(read, textOf(LENGTH), tries));
  }
}

/**
 * The texts for which a function needs more than linear time, as sentences: four times the text should take about four
 * times as long, and never sixteen times.
 */
export function slowTexts(read: (text: string) => unknown): string[] {
  const slow: string[] = [];
  for (const start of starts) {
    for (const unit of units) {
      for (const end of ends) {
        const ratio = growth(read, (length) => start + repeat(unit, length) + end);
        if (ratio >= MOST) slow.push(`${JSON.stringify([start, unit, end])}: ${ratio.toFixed(1)} times as long`);
      }
    }
  }
  return slow;
}
