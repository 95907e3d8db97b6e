/** Some browsers read the file only some time after the click. */
const KEPT_FOR_READING_MS = 10_000;

/** Hands a text, or what a file holds already, to the visitor as a file. */
export function saveFile(fileName: string, mediaType: string, content: string | Blob): void {
  const url = URL.createObjectURL(new Blob([content], { type: `${mediaType};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_FOR_READING_MS);
}
