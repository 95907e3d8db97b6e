import { createBrowserLanguageModel } from "@archive-of-minds/core/providers/browser-model";
import { describePicture } from "./site-camera";

export const browserModel = createBrowserLanguageModel({
  describePicture: (image) => describePicture(image, { characterId: "" }),
});
