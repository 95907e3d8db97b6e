/** Copies a text to the clipboard and reports whether the browser allowed it. Pages without https have no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
