import { TextShareError, type TextSharer } from "../../contracts";

/** Uses the system's share dialog where there is one, as on phones; else the clipboard. */
export function createBrowserTextSharer(): TextSharer {
  return {
    async share(text, { title }) {
      const { navigator } = globalThis;
      const data = { title, text };
      if (navigator.canShare?.(data)) {
        try {
          await navigator.share(data);
          return "shared";
        } catch (error) {
          if (error instanceof DOMException && error.name === "AbortError") return "dismissed";
          // Too long for it, or not within a press: the clipboard may still take it.
        }
      }
      return copy(text);
    },
  };
}

async function copy(text: string): Promise<"copied"> {
  const { clipboard } = globalThis.navigator as { readonly clipboard?: Clipboard };
  if (!clipboard) throw new TextShareError("unsupported", "This page has no clipboard.");
  try {
    await clipboard.writeText(text);
    return "copied";
  } catch (cause) {
    const isRefused = cause instanceof DOMException && cause.name === "NotAllowedError";
    throw new TextShareError(isRefused ? "refused" : "unknown", String(cause), { cause });
  }
}
