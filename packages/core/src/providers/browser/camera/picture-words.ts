/** The pixels of a small copy of a picture: red, green, blue and alpha of each, 0 to 255. */
export type Pixels = ArrayLike<number>;

/** Properties of a picture that need no recognition of objects. */
export interface PictureSummary {
  /** How bright each pixel is, 0 to 255. */
  readonly luminance: readonly number[];
  /** The share of each colour in the pixels, the largest first. */
  readonly colours: readonly (readonly [Colour, number])[];
}

type Colour = "red" | "orange" | "brown" | "yellow" | "green" | "turquoise" | "blue" | "violet" | "pink";

/** The upper hue of each colour, in degrees. */
const HUES: readonly (readonly [number, Colour])[] = [
  [15, "red"],
  [45, "orange"],
  [70, "yellow"],
  [165, "green"],
  [195, "turquoise"],
  [255, "blue"],
  [290, "violet"],
  [345, "pink"],
  [360, "red"],
];

export function summarizePicture(pixels: Pixels): PictureSummary {
  const luminance: number[] = [];
  const counts = new Map<Colour, number>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    luminance.push(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const colour = colourOf(red, green, blue);
    if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const colours = [...counts]
    .map(([colour, count]) => [colour, count / luminance.length] as const)
    .toSorted(([, one], [, other]) => other - one);
  return { luminance, colours };
}

/** `null` for a grey, or a colour that is too dark to name. */
function colourOf(red: number, green: number, blue: number): Colour | null {
  const most = Math.max(red, green, blue);
  const range = most - Math.min(red, green, blue);
  if (most < 40 || range / most < 0.25) return null;
  const sector =
    most === red ? (green - blue) / range : most === green ? 2 + (blue - red) / range : 4 + (red - green) / range;
  const hue = (sector * 60 + 360) % 360;
  const colour = HUES.find(([end]) => hue < end)?.[1] ?? "red";
  return colour === "orange" && most < 150 ? "brown" : colour;
}

/**
 * Describes a picture and its difference from the last one, as a part of a sentence.
 *
 * @example
 * pictureWords(summarizePicture(pixels)) // 'a dim scene, mostly blue, with hard contrasts'
 */
export function pictureWords({ luminance, colours }: PictureSummary, before?: PictureSummary): string {
  return [
    lightWords(mean(luminance)),
    colourWords(colours),
    contrastWords(luminance),
    before && changeWords(before.luminance, luminance),
  ]
    .filter(Boolean)
    .join(", ");
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function lightWords(light: number): string {
  if (light < 20) return "a very dark scene";
  if (light < 75) return "a dim scene";
  if (light < 140) return "a softly lit scene";
  return light < 215 ? "a bright scene" : "a dazzlingly bright scene";
}

function colourWords(colours: PictureSummary["colours"]): string {
  const [[first, most] = ["red", 0], [second, next] = ["red", 0]] = colours;
  const coloured = colours.reduce((sum, [, share]) => sum + share, 0);
  if (coloured < 0.12) return "almost without colour";
  if (next > most / 2) return `${first} and ${second}`;
  return most > 0.5 ? `mostly ${first}` : `with some ${first} in it`;
}

function contrastWords(luminance: readonly number[]): string {
  const middle = mean(luminance);
  const spread = Math.sqrt(mean(luminance.map((value) => (value - middle) ** 2)));
  if (spread < 10) return "with hardly a shadow";
  return spread > 70 ? "with hard contrasts" : "";
}

function changeWords(before: readonly number[], now: readonly number[]): string {
  const brighter = mean(now) - mean(before);
  if (Math.abs(brighter) > 20) return brighter > 0 ? "brighter than the last time" : "darker than the last time";
  const difference = mean(now.map((value, place) => Math.abs(value - (before[place] ?? 0))));
  return difference > 0.05 * 255 ? "not the same as the last time" : "much as it was the last time";
}
