import type { Character } from "@archive-of-minds/core";
import { moods } from "../Presence/mood";
import { createPen } from "../Presence/pen";
import { fetchDrawing } from "../Presence/fetch-drawing";
import type { SharedLine } from "./shared-line";
import { wrapText } from "./wrap-text";

/** In pixels. The width is that of a post. */
const WIDTH = 1080;
const MARGIN = 96;
const ENGRAVING = 340;
/** The words begin below the engraving. */
const TOP = MARGIN / 4 + ENGRAVING;
/** The tallest picture that apps show as a whole. */
const HIGHEST = 1920;
const RULE = 6;
const INDENT = 40;

const ground = "#fbf7ee";
const ink = "#211b14";
const inkSoft = "#5d5142";
const rule = "#dccfb8";

const display = '"EB Garamond Variable", "EB Garamond", Garamond, "Hoefler Text", Georgia, serif';
const text = '"Source Sans 3 Variable", "Source Sans 3", "Segoe UI", system-ui, sans-serif';

interface Style {
  readonly font: string;
  readonly lineHeight: number;
}
const styles = {
  name: { font: `600 34px ${display}`, lineHeight: 52 },
  character: { font: `400 44px ${display}`, lineHeight: 60 },
  visitor: { font: `400 36px ${text}`, lineHeight: 52 },
  foot: { font: `500 30px ${display}`, lineHeight: 44 },
} satisfies Record<string, Style>;

interface SetLine extends SharedLine {
  readonly rows: readonly string[];
  readonly style: Style;
  readonly height: number;
}

/**
 * Draws words as a picture, with the engraving of the last character who speaks. Words for which there is no room are cut,
 * with an ellipsis.
 *
 * @param source where they come from, at the foot
 * @throws Error where nothing can be drawn.
 */
export async function drawCard(lines: readonly SharedLine[], source: string): Promise<Blob> {
  const canvas = document.createElement("canvas");
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  // A font that cannot be loaded is replaced by the next one.
  await Promise.allSettled(Object.values(styles).map(({ font }) => document.fonts.load(font)));
  const speaker = lines.findLast(({ character }) => character !== null)?.character ?? null;
  const engraving = speaker && (await drawEngraving(speaker));
  const set = fit(
    lines.map((line) => setLine(context, line)),
    HIGHEST - 2 * MARGIN - TOP,
  );
  canvas.width = WIDTH;
  canvas.height = 2 * MARGIN + TOP + set.reduce((sum, { height }) => sum + height, 0);
  context.fillStyle = ground;
  context.fillRect(0, 0, canvas.width, canvas.height);
  if (engraving) context.drawImage(engraving, WIDTH - MARGIN / 2 - ENGRAVING, MARGIN / 4);
  let y = TOP;
  for (const line of set) {
    drawLine(context, line, y);
    y += line.height;
  }
  context.fillStyle = rule;
  context.fillRect(MARGIN, canvas.height - 1.4 * MARGIN, WIDTH - 2 * MARGIN, 2);
  write(context, source, styles.foot, inkSoft, MARGIN, canvas.height - MARGIN * 1.2);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture was not made."))), "image/png"),
  );
}

function setLine(context: CanvasRenderingContext2D, line: SharedLine): SetLine {
  const style = line.character ? styles.character : styles.visitor;
  context.font = style.font;
  const rows = wrapText(line.text, WIDTH - 2 * MARGIN - INDENT, (words) => context.measureText(words).width);
  return { ...line, rows, style, height: heightOf(rows.length, style) };
}

const heightOf = (rows: number, { lineHeight }: Style) => styles.name.lineHeight + rows * lineHeight + INDENT;

/** Cuts the longest lines first, until all fit. */
function fit(lines: readonly SetLine[], room: number): readonly SetLine[] {
  const over = lines.reduce((sum, { height }) => sum + height, 0) - room;
  const longest = lines.toSorted((one, other) => other.rows.length - one.rows.length)[0];
  if (over <= 0 || !longest || longest.rows.length <= 1) return lines;
  const left = Math.max(1, longest.rows.length - Math.ceil(over / longest.style.lineHeight));
  const rows = longest.rows.slice(0, left);
  const last = `${(rows.at(-1) ?? "").replace(/[\s.,;:!?]+\S*$/u, "")}…`;
  const cut = { ...longest, rows: [...rows.slice(0, -1), last], height: heightOf(left, longest.style) };
  return fit(
    lines.map((line) => (line === longest ? cut : line)),
    room,
  );
}

/** The first letter decides, as on the page. */
const isRightToLeft = (words: string) => /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(words);

function drawLine(
  context: CanvasRenderingContext2D,
  { name, character, text: words, rows, style, height }: SetLine,
  top: number,
) {
  context.fillStyle = character?.colour.light ?? rule;
  context.fillRect(MARGIN, top, RULE, height - INDENT);
  write(context, name.toUpperCase(), styles.name, character?.colour.light ?? inkSoft, MARGIN + INDENT, top, "3px");
  context.direction = isRightToLeft(words) ? "rtl" : "ltr";
  const x = context.direction === "rtl" ? WIDTH - MARGIN : MARGIN + INDENT;
  for (const [index, row] of rows.entries())
    write(context, row, style, ink, x, top + styles.name.lineHeight + index * style.lineHeight);
  context.direction = "ltr";
}

function write(
  context: CanvasRenderingContext2D,
  words: string,
  { font, lineHeight }: Style,
  colour: string,
  x: number,
  top: number,
  letterSpacing = "0px",
) {
  context.font = font;
  context.letterSpacing = letterSpacing;
  context.fillStyle = colour;
  context.textBaseline = "middle";
  context.fillText(words, x, top + lineHeight / 2);
}

async function drawEngraving({ id, colour }: Character): Promise<HTMLCanvasElement | null> {
  const draw = await fetchDrawing(id);
  const canvas = document.createElement("canvas");
  canvas.width = ENGRAVING;
  canvas.height = ENGRAVING;
  const context = canvas.getContext("2d");
  if (!context) return null;
  context.strokeStyle = colour.light;
  context.fillStyle = colour.light;
  draw(createPen(context, ENGRAVING, 1, moods.speaking.ink), 0, { ...moods.speaking, voice: 0.5, ear: 0 });
  return canvas;
}
