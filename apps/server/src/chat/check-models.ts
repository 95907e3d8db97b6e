import { LanguageModelError, type LanguageModel } from "@archive-of-minds/core";
import { isSameModel } from "@archive-of-minds/core/providers/openai";
import { SECOND } from "../clock";
import type { Logger } from "../log";
import type { Timers } from "../proxies/timers";
import type { ModelListing, ServerModel } from "../vendors/vendor";

/** How long a server may take to list its models: replies do not depend on it. */
const PATIENCE_MS = 5 * SECOND;
/** The pause before a server that did not list its models is asked again: it may start after this one. */
const PAUSE_MS = 60 * SECOND;
/** How many ids a line of the log names. */
const MOST_NAMED = 20;

/**
 * Asks the servers of other models than the vendors' which models they list, and logs it in one line each. One that
 * does not answer is asked again each minute: with the list it tells its model's context. It never fails.
 */
export async function checkModels(models: readonly ServerModel[], log: Logger, timers: Timers): Promise<void> {
  await Promise.all(models.map(async ({ model, lists }) => lists && (await check(model, lists, log, timers))));
}

async function check(
  model: LanguageModel,
  listing: ModelListing,
  log: Logger,
  timers: Timers,
  isFirst = true,
): Promise<void> {
  const { host, configured, read } = listing;
  const late = new AbortController();
  const cancel = timers.after(PATIENCE_MS, () => late.abort());
  const asked = configured ?? "the first that writes replies";
  try {
    const ids = await read({ signal: late.signal });
    const isListed = configured === null ? ids.length > 0 : ids.some((id) => isSameModel(id, configured));
    const named = ids.slice(0, MOST_NAMED).join(", ");
    const fields = {
      host,
      models: ids.length > MOST_NAMED ? `${named}, …` : named,
      asked,
      model: model.name,
      isListed,
    };
    if (isListed) log.info("models listed", fields);
    else log.warn("model not listed", fields);
  } catch (error) {
    const { reason = "timeout", status } = error instanceof LanguageModelError ? error : {};
    if (isFirst) log.warn("models not listed", { host, asked, reason, ...(status !== undefined && { status }) });
    timers.after(PAUSE_MS, () => void check(model, listing, log, timers, false));
  } finally {
    cancel();
  }
}
