import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import { parse } from "yaml";
import { characters } from "@archive-of-minds/core";

/** What a visitor does with a message, in the proportion met in real talks: about half of it is outside the character's own theme. */
export const talkKinds = [
  "theme",
  "followUp",
  "twoQuestions",
  "contradiction",
  "identity",
  "manners",
  "ownLife",
  "request",
  "world",
  "memory",
  "language",
] as const;

/** What a visitor does when jumping into a discussion. */
export const jumpInKinds = ["ownLife", "named", "contradiction", "newTopic"] as const;

export type TalkKind = (typeof talkKinds)[number];
export type JumpInKind = (typeof jumpInKinds)[number];

const words = v.pipe(v.string(), v.nonEmpty());
const id = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, "An id has small letters, digits and hyphens."));
/** Engineers have seen how the model failed here: the talk no longer counts. */
const tunedOn = v.optional(v.boolean(), false);

/** `kind: words`, with one kind. */
const saying = <const Kind extends string>(kinds: readonly Kind[]) =>
  v.pipe(
    v.record(v.string(), words),
    v.transform((entry) => Object.entries(entry)),
    v.strictTuple([v.strictTuple([v.picklist(kinds), words])], "A message of the visitor has one kind."),
    v.transform(([[kind, says]]) => ({ kind, says })),
  );

const talk = v.strictObject({ id, tunedOn, turns: v.array(saying(talkKinds)) });

const jumpIn = v.pipe(
  v.objectWithRest({ after: v.pipe(v.number(), v.integer(), v.minValue(1)) }, words),
  v.transform(({ after, ...said }) => ({ after, said })),
  v.object({ after: v.number(), said: saying(jumpInKinds) }),
  v.transform(({ after, said }) => ({ after, ...said })),
);

const discussion = v.strictObject({
  id,
  tunedOn,
  participants: v.pipe(v.array(v.picklist(characters.map((character) => character.id))), v.minLength(2)),
  topic: words,
  jumpIns: v.array(jumpIn),
});

const talkFile = v.strictObject({ talks: v.array(talk) });
const discussionFile = v.strictObject({ discussions: v.array(discussion) });

interface Place {
  /** The round, the file and the id, such as `1/tesla/electrician`. */
  readonly place: string;
  readonly tunedOn: boolean;
}

export interface Talk extends Place {
  readonly characterId: string;
  readonly turns: readonly { readonly kind: TalkKind; readonly says: string }[];
}

export interface Discussion extends Place {
  readonly participants: readonly string[];
  readonly topic: string;
  /** `after` counts the lines of characters before it. */
  readonly jumpIns: readonly { readonly after: number; readonly kind: JumpInKind; readonly says: string }[];
}

function read<Schema extends v.GenericSchema>(schema: Schema, yaml: string, file: string): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(yaml));
  if (!result.success) throw new Error(`${file}: ${v.summarize(result.issues)}`);
  return result.output;
}

function withPlaces<Entry extends { readonly id: string }>(file: string, entries: readonly Entry[]) {
  const placed = entries.map(({ id, ...rest }) => ({ place: `${file}/${id}`, ...rest }));
  if (new Set(placed.map(({ place }) => place)).size < placed.length)
    throw new Error(`${file}: each entry of a file has an id of its own.`);
  return placed;
}

/**
 * Reads the talks of a file, which has the name of the character.
 *
 * @throws Error if a message has no known kind, or more than one.
 */
export function readTalks(yaml: string, round: string, characterId: string): readonly Talk[] {
  const file = `${round}/${characterId}`;
  return withPlaces(file, read(talkFile, yaml, file).talks).map((placed) => ({ ...placed, characterId }));
}

/** Reads the discussions of a file. Throws as {@link readTalks} does. */
export function readDiscussions(yaml: string, round: string): readonly Discussion[] {
  const file = `${round}/discussions`;
  return withPlaces(file, read(discussionFile, yaml, file).discussions);
}

const rounds = fileURLToPath(new URL("./rounds/", import.meta.url));

/** All talks and discussions of the folder `rounds`, which has a folder for each round. */
export function readRounds(): { readonly talks: readonly Talk[]; readonly discussions: readonly Discussion[] } {
  const files = readdirSync(rounds).flatMap((round) =>
    readdirSync(join(rounds, round)).map((file) => ({
      round,
      name: basename(file, ".yaml"),
      yaml: readFileSync(join(rounds, round, file), "utf8"),
    })),
  );
  const isDiscussions = ({ name }: { readonly name: string }) => name === "discussions";
  return {
    talks: files
      .filter((file) => !isDiscussions(file))
      .flatMap(({ round, name, yaml }) => readTalks(yaml, round, name)),
    discussions: files.filter(isDiscussions).flatMap(({ round, yaml }) => readDiscussions(yaml, round)),
  };
}
