import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import { basename } from "node:path";
import {
  GgufHeaderError,
  ggufHeaderBytes,
  readGgufHeader,
  type GgufHeader,
  type GgufValue,
} from "@archive-of-minds/core/server";
import { ConfigError } from "../config-error";
import { refuseFolder } from "./refuse-folder";

/** What a model file says of itself. */
export interface ModelFile {
  /** The model's own name, or the file's. */
  readonly name: string;
  readonly bytes: number;
  /** The most tokens of a conversation that the model was made for; `null` if the file does not say it. */
  readonly longestContext: number | null;
  /** How much memory each token of a conversation takes, in bytes. */
  readonly bytesPerToken: number;
}

const LONGEST_NAME = 60;

/**
 * Reads the header of a model file, since llama.cpp says of every broken one only that it failed to load.
 *
 * @throws ConfigError
 */
export function readModelFile(path: string): ModelFile {
  const { header, bytes } = readHeader(path);
  if (bytes <= header.lastTensorAt) throw damaged(path);
  return {
    name: nameOf(header) ?? basename(path).replace(/\.gguf$/i, ""),
    bytes,
    longestContext: numberOf(header, "context_length"),
    bytesPerToken: bytesPerToken(header),
  };
}

function readHeader(path: string): { readonly header: GgufHeader; readonly bytes: number } {
  let start: Uint8Array<ArrayBuffer>;
  let bytes: number;
  try {
    refuseFolder(path);
    const file = openSync(path, "r");
    try {
      bytes = fstatSync(file).size;
      start = new Uint8Array(Math.min(bytes, ggufHeaderBytes));
      readSync(file, start);
    } finally {
      closeSync(file);
    }
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError(
      `MODEL_FILE ${path} cannot be read: name a model file that this user may read; in a container, mount its folder.`,
    );
  }
  try {
    return { header: readGgufHeader(start), bytes };
  } catch (error) {
    const isCutOff = error instanceof GgufHeaderError && error.reason === "truncated";
    throw isCutOff || isShorterThanAnyHeader(start) ? damaged(path) : notGguf(path);
  }
}

/** Whether it is empty or ends within the 24 bytes that every model file has at least; "GGUF" are the first. */
const isShorterThanAnyHeader = (start: Uint8Array): boolean =>
  start.length < 24 && "GGUF".startsWith(Buffer.from(start.subarray(0, 4)).toString("latin1"));

const damaged = (path: string) =>
  new ConfigError(`MODEL_FILE ${path} is damaged or incomplete: download it again, and compare its size.`);

const notGguf = (path: string) =>
  new ConfigError(
    /\.gguf$/i.test(path)
      ? `MODEL_FILE ${path} is no GGUF file, although its name says so: download the model again; a web page may have been saved instead.`
      : `MODEL_FILE ${path} is no GGUF file, and llama.cpp reads no other: download the model in that format.`,
  );

function nameOf({ entries }: GgufHeader): string | null {
  const name = entries.get("general.name");
  const plain = typeof name === "string" ? name.replaceAll(/\p{C}/gu, "").trim() : "";
  return plain === "" ? null : plain.slice(0, LONGEST_NAME);
}

function entryOf({ entries }: GgufHeader, key: string): GgufValue | undefined {
  const architecture = entries.get("general.architecture");
  return typeof architecture === "string" ? entries.get(`${architecture}.${key}`) : undefined;
}

function numberOf(header: GgufHeader, key: string): number | null {
  const value = entryOf(header, key);
  return typeof value === "number" ? value : null;
}

/** The keys and values of all layers, with two bytes a number. */
function bytesPerToken(header: GgufHeader): number {
  const layers = numberOf(header, "block_count") ?? 32;
  const heads = numberOf(header, "attention.head_count") ?? 32;
  // A model without attention (Mamba, RWKV) keeps nothing a token.
  const width = heads === 0 ? 0 : (numberOf(header, "embedding_length") ?? 4_096) / heads;
  const each =
    (numberOf(header, "attention.key_length") ?? width) + (numberOf(header, "attention.value_length") ?? width);
  const ofLayers = entryOf(header, "attention.head_count_kv");
  const kept = Array.isArray(ofLayers)
    ? (ofLayers as readonly number[]).reduce((sum, count) => sum + count, 0)
    : layers * (typeof ofLayers === "number" ? ofLayers : heads);
  return Math.ceil(kept * each * 2);
}
