import { ModelDownloadError } from "../../contracts";

/** As much of the file as holds the list of its tensors, whatever the size of the vocabulary. */
const HEADER_BYTES = 64_000_000;
/** The bytes of each type of value that has a fixed length. */
const valueBytes = [1, 1, 2, 2, 4, 4, 4, 1, 0, 0, 8, 8, 8];
const TEXT = 8;
const LIST = 9;
/** The most that a page's memory holds, with room for the conversation. */
const MOST_BYTES = 3_500_000_000;

/**
 * Reads the header of a file, so that a visitor is told at once what is wrong with it.
 *
 * @throws ModelDownloadError where it is no GGUF file, where it ends too early, and where it is too large.
 */
export async function checkGguf(file: Blob): Promise<void> {
  const view = new DataView(await file.slice(0, HEADER_BYTES).arrayBuffer());
  if (view.byteLength < 24 || view.getUint32(0, false) !== 0x47475546)
    throw new ModelDownloadError("notAModel", "The file does not begin with GGUF.");
  if (file.size > MOST_BYTES) throw new ModelDownloadError("noMemory", "The file is larger than the page’s memory.");
  let end: number;
  try {
    end = lastTensorAt(view);
  } catch {
    throw new ModelDownloadError("truncated", "The file ends within its header.");
  }
  if (file.size <= end) throw new ModelDownloadError("truncated", "The file ends before its last tensor.");
}

/** Where the data of the last tensor begins. */
function lastTensorAt(view: DataView): number {
  let at = 4;
  const u32 = () => view.getUint32((at += 4) - 4, true);
  const u64 = () => Number(view.getBigUint64((at += 8) - 8, true));
  const skip = (bytes: number) => {
    at += bytes;
    if (at > view.byteLength) throw new RangeError("beyond the end");
  };
  const text = () => {
    const length = u64();
    const start = at;
    skip(length);
    return new TextDecoder().decode(new Uint8Array(view.buffer, start, length));
  };
  const value = (type: number): void => {
    if (type === TEXT) return void skip(u64());
    if (type !== LIST) return skip(valueBytes[type] ?? Number.POSITIVE_INFINITY);
    const item = u32();
    const count = u64();
    if (item !== TEXT && item !== LIST) return skip((valueBytes[item] ?? Number.POSITIVE_INFINITY) * count);
    for (let index = 0; index < count; index += 1) value(item);
  };

  u32();
  const tensors = u64();
  const entries = u64();
  let alignment = 32;
  for (let index = 0; index < entries; index += 1) {
    const key = text();
    const type = u32();
    if (key === "general.alignment" && type === 4) alignment = view.getUint32(at, true);
    value(type);
  }
  let last = 0;
  for (let index = 0; index < tensors; index += 1) {
    skip(u64());
    skip(u32() * 8);
    u32();
    last = Math.max(last, u64());
  }
  return Math.ceil(at / alignment) * alignment + last;
}
