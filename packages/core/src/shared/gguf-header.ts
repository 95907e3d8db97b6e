/** What the header of a model file (GGUF) says. */
export interface GgufHeader {
  /** The entries by name. Of a list of texts only its length is kept, since a vocabulary has hundreds of thousands. */
  readonly entries: ReadonlyMap<string, GgufValue>;
  /** Where the data of the last tensor begins, in bytes. A file that ends before it is incomplete. */
  readonly lastTensorAt: number;
}

/** A value of a header. */
export type GgufValue = string | number | boolean | readonly number[] | { readonly length: number };

/** As much of a file as holds its header, whatever the size of the vocabulary, in bytes. */
export const ggufHeaderBytes = 64_000_000;

/** Why a header could not be read. */
export class GgufHeaderError extends Error {
  override readonly name = "GgufHeaderError";
  readonly reason: "notAModel" | "truncated";

  constructor(reason: GgufHeaderError["reason"], message: string) {
    super(message);
    this.reason = reason;
  }
}

const TEXT = 8;
const LIST = 9;
/** A list of one number for each layer is kept; longer ones are scores of a vocabulary. */
const LONGEST_KEPT = 1_024;

/** Reads a number of a type, or `null` for a type that has no fixed length. */
const readers: readonly ([bytes: number, read: (view: DataView, at: number) => number | boolean] | null)[] = [
  [1, (view, at) => view.getUint8(at)],
  [1, (view, at) => view.getInt8(at)],
  [2, (view, at) => view.getUint16(at, true)],
  [2, (view, at) => view.getInt16(at, true)],
  [4, (view, at) => view.getUint32(at, true)],
  [4, (view, at) => view.getInt32(at, true)],
  [4, (view, at) => view.getFloat32(at, true)],
  [1, (view, at) => view.getUint8(at) !== 0],
  null,
  null,
  [8, (view, at) => Number(view.getBigUint64(at, true))],
  [8, (view, at) => Number(view.getBigInt64(at, true))],
  [8, (view, at) => view.getFloat64(at, true)],
];

/**
 * Reads the header of a model file.
 *
 * @param bytes the first {@link ggufHeaderBytes} of the file, or all of it.
 * @throws GgufHeaderError where it is no GGUF file, or ends within its header.
 */
export function readGgufHeader(bytes: Uint8Array<ArrayBuffer>): GgufHeader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < 24 || view.getUint32(0, false) !== 0x47475546)
    throw new GgufHeaderError("notAModel", "The file does not begin with GGUF.");
  try {
    return read(view);
  } catch {
    throw new GgufHeaderError("truncated", "The file ends within its header.");
  }
}

function read(view: DataView): GgufHeader {
  let at = 4;
  const skip = (bytes: number) => {
    at += bytes;
    if (at > view.byteLength) throw new RangeError("beyond the end");
    return at - bytes;
  };
  const u32 = () => view.getUint32(skip(4), true);
  const u64 = () => Number(view.getBigUint64(skip(8), true));
  const text = () => {
    const length = u64();
    return new TextDecoder().decode(new Uint8Array(view.buffer, view.byteOffset + skip(length), length));
  };
  const number = (type: number) => {
    const reader = readers[type];
    if (!reader) throw new RangeError("unknown type");
    return reader[1](view, skip(reader[0]));
  };
  const list = (): GgufValue => {
    const type = u32();
    const length = u64();
    const reader = readers[type];
    if (reader) {
      if (length <= LONGEST_KEPT) return Array.from({ length }, () => Number(number(type)));
      skip(reader[0] * length);
    } else
      for (let index = 0; index < length; index += 1) {
        if (type === LIST) list();
        else skip(u64());
      }
    return { length };
  };

  u32();
  const tensors = u64();
  const count = u64();
  const entries = new Map<string, GgufValue>();
  for (let index = 0; index < count; index += 1) {
    const key = text();
    const type = u32();
    entries.set(key, type === TEXT ? text() : type === LIST ? list() : number(type));
  }
  let last = 0;
  for (let index = 0; index < tensors; index += 1) {
    skip(u64());
    skip(u32() * 8);
    u32();
    last = Math.max(last, u64());
  }
  const alignment = entries.get("general.alignment");
  const step = typeof alignment === "number" && alignment > 0 ? alignment : 32;
  return { entries, lastTensorAt: Math.ceil(at / step) * step + last };
}
