import type { PromptImage } from "../../../contracts";
import { pictureWords, summarizePicture, type PictureSummary } from "./picture-words";

const SIZE = { width: 32, height: 24 };

/**
 * Makes a function that describes in English a picture's brightness and colours, and how it differs from the last one for
 * the same viewer. It does not recognise objects.
 *
 * @example
 * const builtInModel = createBuiltInLanguageModel({ corpora: builtInCorpora, describePicture: createPictureDescriber() })
 */
export function createPictureDescriber(): (
  image: PromptImage,
  viewer: { readonly characterId: string; readonly hasForgotten?: boolean },
) => Promise<string | undefined> {
  const last = new Map<
    string,
    { readonly jpegBase64: string; readonly summary: PictureSummary; readonly words: string }
  >();
  return async ({ jpegBase64 }, { characterId, hasForgotten = false }) => {
    const before = last.get(characterId);
    // The same picture again, because no answer came.
    if (before?.jpegBase64 === jpegBase64) return before.words;
    const summary = summarizePicture(await readPixels(jpegBase64));
    const words = pictureWords(summary, hasForgotten ? undefined : before?.summary);
    last.set(characterId, { jpegBase64, summary, words });
    return words;
  };
}

async function readPixels(jpegBase64: string): Promise<Uint8ClampedArray> {
  // Not by `fetch`, which a strict policy allows no data addresses.
  const bytes = Uint8Array.from(atob(jpegBase64), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: "image/jpeg" }));
  const context = Object.assign(document.createElement("canvas"), SIZE).getContext("2d", {
    alpha: false,
    willReadFrequently: true,
  });
  if (!context) throw new Error("No canvas can be drawn on.");
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, SIZE.width, SIZE.height);
  picture.close();
  return context.getImageData(0, 0, SIZE.width, SIZE.height).data;
}
