/** How long the file stays available: some browsers read it a while after the click. */
const AVAILABLE_MS = 10_000;

/** Downloads a text or a Blob as a file. */
export function saveFile(fileName: string, mediaType: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), AVAILABLE_MS);
}
