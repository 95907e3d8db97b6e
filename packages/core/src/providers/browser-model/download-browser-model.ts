import { ModelDownloadError, type ModelDownloadErrorReason, type ModelDownloadOptions } from "../../contracts";
import { abortError, unlessAborted } from "../../shared/aborting";
import { promptApi, type SessionTypes } from "./prompt-api.types";

const reasons: Readonly<Record<string, ModelDownloadErrorReason>> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NetworkError: "network",
  QuotaExceededError: "noSpace",
  NotSupportedError: "unsupported",
};

/** Has the browser download its model: it begins with the creation of a session. */
export async function downloadBrowserModel(
  types: SessionTypes,
  { signal, onProgress }: ModelDownloadOptions,
): Promise<void> {
  const api = promptApi();
  if (api === undefined) throw new ModelDownloadError("unsupported", "This browser has no language model.");
  signal.throwIfAborted();
  const monitor = (target: EventTarget) =>
    target.addEventListener("downloadprogress", (event) => {
      const { loaded } = event as ProgressEvent;
      if (!signal.aborted) onProgress?.({ fraction: Math.min(1, Math.max(0, loaded)) });
    });
  try {
    const creating = api.create({ ...types, signal, monitor });
    creating.then(
      (session) => session.destroy(),
      () => {},
    );
    await unlessAborted(signal, creating);
  } catch (error) {
    if (signal.aborted) throw abortError();
    const reason = (error instanceof Error && reasons[error.name]) || "unknown";
    throw new ModelDownloadError(reason, error instanceof Error ? error.message : String(error), { cause: error });
  }
}
