import type { Emblem } from "../../characters";
import { isRecord } from "../../shared/json";
import { callBackend, type BackendOptions } from "./call-backend";

/** The public part of a character: its names and its looks, without the persona. */
export interface ServerCharacter {
  readonly id: string;
  readonly name: string;
  /** Paths of an SVG on a 24 by 24 grid: strokes, and shapes that are filled. */
  readonly icon: Emblem;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  /** CSS colours, for a light and a dark background. */
  readonly colour: { readonly light: string; readonly dark: string };
}

type Options = BackendOptions & { readonly signal?: AbortSignal };

/**
 * Fetches the archive's characters, in the order of lists.
 *
 * @returns `null` where no server answers.
 */
export async function fetchServerCharacters(options: Options = {}): Promise<readonly ServerCharacter[] | null> {
  const body = await ask(options, "/api/characters");
  return Array.isArray(body) && body.every(isCharacter) ? body : null;
}

/**
 * Fetches one character.
 *
 * @returns `null` where the archive has no character with this id, or no server answers.
 */
export async function fetchServerCharacter(id: string, options: Options = {}): Promise<ServerCharacter | null> {
  const body = await ask(options, `/api/characters/${encodeURIComponent(id)}`);
  return isCharacter(body) ? body : null;
}

async function ask(options: Options, path: string): Promise<unknown> {
  try {
    const { status, body } = await callBackend(
      options,
      path,
      options.signal === undefined ? {} : { signal: options.signal },
    );
    return status === 200 ? body : null;
  } catch {
    return null;
  }
}

function isCharacter(value: unknown): value is ServerCharacter {
  if (!isRecord(value) || !isRecord(value["colour"]) || !isIcon(value["icon"])) return false;
  const { light, dark } = value["colour"];
  return (
    ["id", "name", "title", "subtitle", "description"].every((field) => typeof value[field] === "string") &&
    typeof light === "string" &&
    typeof dark === "string"
  );
}

function isIcon(value: unknown): value is Emblem {
  const isPaths = (paths: unknown) => Array.isArray(paths) && paths.every((path) => typeof path === "string");
  return isRecord(value) && isPaths(value["strokes"]) && (value["fills"] === undefined || isPaths(value["fills"]));
}
