import { saveFile } from "./save-file";

/** Whether the system's share dialog takes this file. */
export const canShareFile = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Shares a file by the system's dialog. `false`: the visitor cancelled. @throws DOMException */
export async function shareFile(file: File): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
    return true;
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return false;
    throw error;
  }
}

/** Downloads the file. */
export const downloadFile = (file: File): void => saveFile(file.name, file.type, file);
