import { ModelDownloadError } from "../../contracts";
import { ggufHeaderBytes, readGgufHeader, type GgufHeaderError } from "../../shared/gguf-header";

/** The most that a page's memory holds, with room for the conversation. */
const MOST_BYTES = 3_500_000_000;

/**
 * Reads the header of a file, so that a visitor is told at once what is wrong with it.
 *
 * @throws ModelDownloadError where it is no GGUF file, where it ends too early, and where it is too large.
 */
export async function checkGguf(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, ggufHeaderBytes).arrayBuffer());
  let end: number;
  try {
    end = readGgufHeader(bytes).lastTensorAt;
  } catch (error) {
    const { reason, message } = error as GgufHeaderError;
    throw new ModelDownloadError(reason, message);
  }
  if (file.size > MOST_BYTES) throw new ModelDownloadError("noMemory", "The file is larger than the page’s memory.");
  if (file.size <= end) throw new ModelDownloadError("truncated", "The file ends before its last tensor.");
}
