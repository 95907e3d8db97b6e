import { createParser } from "eventsource-parser";

/** A reply of the chat route as a client reads it. */
export interface ReadReply {
  readonly text: string;
  /** The models that were named, in order. */
  readonly models: readonly string[];
  /**
   * `complete`, `length` or `refused`; `error: ` and its reason; a status and the type of the refusal; `cut` without an
   * end, and `broken` if the connection broke as well.
   */
  readonly outcome: string;
  /** The message of an error. */
  readonly message: string;
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number } | null;
}

interface Data {
  readonly model?: string;
  readonly text?: string;
  readonly reason?: string;
  readonly message?: string;
}

export async function readReply(response: Response): Promise<ReadReply> {
  let text = "";
  let outcome = "cut";
  let message = "";
  let usage: ReadReply["usage"] = null;
  const models: string[] = [];
  if (response.headers.get("content-type")?.includes("event-stream") !== true) {
    const { error } = (await response.json()) as { error: { type: string; message: string } };
    return { text, models, outcome: `${response.status} ${error.type}`, message: error.message, usage };
  }
  const parser = createParser({
    onEvent({ event, data }) {
      const values = JSON.parse(data) as Data;
      if (event === "start") models.push(values.model ?? "");
      if (event === "delta") text += values.text ?? "";
      if (event === "usage") usage = values as ReadReply["usage"];
      if (event === "end") outcome = values.reason ?? "";
      if (event === "error") {
        outcome = `error: ${values.reason}`;
        message = values.message ?? "";
      }
    },
  });
  try {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) parser.feed(decoder.decode(chunk, { stream: true }));
  } catch {
    outcome = "broken";
  }
  return { text, models, outcome, message, usage };
}
