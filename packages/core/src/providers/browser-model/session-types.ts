import type { ModelAvailability } from "../../contracts";
import { promptApi, type SessionTypes } from "./prompt-api.types";

/** What this browser's model can do now. */
export interface BrowserModelFinding {
  readonly availability: ModelAvailability;
  readonly types: SessionTypes;
  readonly takesPictures: boolean;
}

/** Asks the browser: with pictures first, and without them where its model takes none. Never throws. */
export async function findBrowserModel(languages: readonly string[]): Promise<BrowserModelFinding> {
  const text = { type: "text", languages } as const;
  const textOnly: SessionTypes = { expectedInputs: [text], expectedOutputs: [text] };
  const withPictures: SessionTypes = { ...textOnly, expectedInputs: [text, { type: "image" }] };
  const pictures = await ask(withPictures);
  if (pictures !== "unavailable") return { availability: pictures, types: withPictures, takesPictures: true };
  return { availability: await ask(textOnly), types: textOnly, takesPictures: false };
}

async function ask(types: SessionTypes): Promise<ModelAvailability> {
  try {
    return (await promptApi()?.availability(types)) ?? "unavailable";
  } catch {
    return "unavailable";
  }
}
