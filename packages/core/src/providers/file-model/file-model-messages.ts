import type { PromptMessage, StreamEndReason } from "../../contracts";

/** A message in the roles of the model's own chat template. */
export type TemplateMessage = PromptMessage | { readonly role: "system"; readonly content: string };

/** What the page sends to the worker that runs the model. */
export type FileModelRequest =
  | { readonly type: "load"; readonly file: Blob; readonly wasmUrl: string; readonly workerUrl: string }
  | {
      readonly type: "reply";
      readonly id: number;
      readonly messages: readonly TemplateMessage[];
      readonly maxTokens: number;
    }
  | { readonly type: "abort"; readonly id: number };

/** What the worker answers; `id` is that of the reply, or 0 for `load`. */
export type FileModelAnswer =
  | { readonly type: "loaded"; readonly contextTokens: number }
  | { readonly type: "delta"; readonly id: number; readonly text: string }
  | { readonly type: "end"; readonly id: number; readonly reason: StreamEndReason }
  | { readonly type: "failed"; readonly id: number; readonly name: string; readonly message: string };
