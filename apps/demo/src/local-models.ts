import { builtInCorpora, createFactFinder } from "@archive-of-minds/built-in-model";
import { LanguageModelError, ModelDownloadError, withKnownFacts, type LanguageModel } from "@archive-of-minds/core";
import { createLoadable } from "@archive-of-minds/core/internal";

/** A model of this device, whose code is loaded when it is first asked. */
function createLazyModel(
  { name, kind, firstWordMs, contextTokens }: Pick<LanguageModel, "name" | "kind" | "firstWordMs" | "contextTokens">,
  { totalBytes, takesFile, isRemovable = false }: LazyDownload,
  load: () => Promise<LanguageModel>,
): LanguageModel {
  const model = createLoadable(load);
  const loaded = () =>
    model.load().catch((cause: unknown) => {
      throw new LanguageModelError("network", "The model’s code could not be loaded.", { cause });
    });
  return {
    name,
    kind,
    firstWordMs,
    contextTokens,
    get takesPictures() {
      return model.value?.takesPictures;
    },
    // Without its code nobody knows, and the visitor's choice stays.
    availability: async () => (await (await model.load()).availability?.()) ?? "available",
    download: {
      totalBytes,
      takesFile,
      async download(options) {
        const { download } = await model.load().catch((cause: unknown) => {
          throw new ModelDownloadError("network", "The model’s code could not be loaded.", { cause });
        });
        await download?.download(options);
      },
      ...(isRemovable && { remove: async () => (await model.load()).download?.remove?.() }),
    },
    async *stream(request, options) {
      yield* (await loaded()).stream(request, options);
    },
    complete: async (request, options) => (await loaded()).complete(request, options),
  };
}

interface LazyDownload {
  readonly totalBytes: number | null;
  readonly takesFile: boolean;
  readonly isRemovable?: boolean;
}

/** The models that this device may have. A browser without the API is never asked for its model. */
export function createLocalModels(): readonly LanguageModel[] {
  const browser = createLazyModel(
    { name: "Browser model", kind: "browser", firstWordMs: 120_000, contextTokens: 6_144 },
    { totalBytes: null, takesFile: false },
    async () => (await import("./browser-model")).browserModel,
  );
  const file = createLazyModel(
    { name: "Model file", kind: "file", firstWordMs: 180_000, contextTokens: 4_096 },
    { totalBytes: null, takesFile: true, isRemovable: true },
    async () => (await import("./file-model")).fileModel,
  );
  const findFacts = createFactFinder({ corpora: builtInCorpora });
  const informed = (model: LanguageModel) => withKnownFacts(model, findFacts);
  return [
    ...("LanguageModel" in globalThis ? [informed(browser)] : []),
    ...("Suspending" in WebAssembly ? [informed(file)] : []),
  ];
}
