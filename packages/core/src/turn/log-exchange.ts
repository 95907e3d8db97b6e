import { fromCallback } from "xstate";
import type { ConversationLog, Exchange } from "../contracts";

export type LogExchangeEvent = { type: "exchange.log"; exchange: Exchange };

/**
 * Makes `logExchange`: sends each question with its reply to the memory service, and reports `exchange.logged`,
 * `exchange.refused` or, while it waits in the log's outbox, `exchange.queued`. A chart may ignore these reports.
 */
export function defineLogExchange(log: ConversationLog) {
  return fromCallback<LogExchangeEvent>(({ receive, sendBack }) => {
    // Asked once at the start: until the service has answered, it counts as away and is not called.
    const awake = log.health().then(
      () => {},
      () => {},
    );
    receive(({ exchange }) => {
      const kept = (locked: boolean) => sendBack({ type: "exchange.queued", locked });
      awake
        .then(() => log.log(exchange))
        .then(
          (result) => {
            if (result.success) sendBack({ type: "exchange.logged" });
            else if (result.refused === true) sendBack({ type: "exchange.refused" });
            else kept(result.locked);
          },
          () => kept(false),
        );
    });
    return log.onDelivered((outcome) =>
      sendBack({ type: outcome === "refused" ? "exchange.refused" : "exchange.logged" }),
    );
  });
}
