import { ModelDownloadError } from "../../contracts";
import { abortError } from "../../shared/aborting";

const FOLDER = "archive-of-minds";
const NAME = "model.gguf";

/** The visitor's model file, in the browser's own storage of files. */
export interface StoredModel {
  /** `null` if there is none, or no such storage. */
  read(): Promise<File | null>;
  /** Copies the file. An aborted or failed copy leaves nothing behind. @throws ModelDownloadError */
  write(file: Blob, signal: AbortSignal, onProgress: (fraction: number) => void): Promise<void>;
  /** Deletes it, where there is one. @throws what the browser says, such as that the file is in use. */
  remove(): Promise<void>;
}

const folder = async () =>
  (await globalThis.navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

export const browserStoredModel: StoredModel = {
  async read() {
    try {
      const file = await (await (await folder()).getFileHandle(NAME)).getFile();
      return file.size > 0 ? file : null;
    } catch {
      return null;
    }
  },

  async write(file, signal, onProgress) {
    try {
      const target = await (await (await folder()).getFileHandle(NAME, { create: true })).createWritable();
      let copied = 0;
      const counter = new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, controller) {
          copied += chunk.byteLength;
          onProgress(copied / file.size);
          controller.enqueue(chunk);
        },
      });
      await file.stream().pipeThrough(counter).pipeTo(target, { signal });
    } catch (error) {
      await browserStoredModel.remove().catch(() => {});
      if (signal.aborted) throw abortError();
      const isFull = error instanceof Error && error.name === "QuotaExceededError";
      throw new ModelDownloadError(isFull ? "noSpace" : "unknown", String(error), { cause: error });
    }
  },

  async remove() {
    try {
      await (await folder()).removeEntry(NAME);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "NotFoundError")) throw error;
    }
  },
};
