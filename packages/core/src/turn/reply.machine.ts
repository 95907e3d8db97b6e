import { assign, enqueueActions, fromCallback, setup } from "xstate";
import type { Character } from "../characters/character";
import type {
  LanguageModel,
  NeedKind,
  PromptImage,
  PromptMessage,
  ReplyPurpose,
  RoomParticipants,
  StreamEndReason,
  StreamPart,
} from "../contracts";
import type { NeedResponse, FixedReply } from "../safety/need-response";
import { readLazy } from "../shared/lazy";
import { callbackNotProvided } from "../shared/not-provided";
import { conversationPhrases } from "../shared/phrases";
import * as timings from "../shared/timings";
import { createTextStream, type AskedModel, type PictureInWords, type TextStream } from "./text-stream";
import { isRefusedByBrowser, toReplyFailure, type ReplyFailure } from "./reply-failure";

/** Which language model answers: the configured one, or the next one, which is offered when that fails. */
export type ReplyModel = "preferred" | "next";

/** The messages to answer, and the character that answers. */
export interface ReplyInput extends Partial<NeedResponse> {
  readonly character: Character;
  readonly messages: readonly PromptMessage[];
  readonly image?: PromptImage;
  readonly model: ReplyModel;
  /** `reply` if left out. */
  readonly purpose?: ReplyPurpose;
  /** The characters in the Chat Room. */
  readonly participants?: RoomParticipants;
  /** Whether it replaces the last reply. */
  readonly isAnother?: boolean;
  /** The text of a reply that is refused before its first word; left out, an English one. */
  readonly declined?: string;
  /** The reply ends before any of these. */
  readonly stop?: readonly string[];
  /** Where the text is appended; left out, a new textStream. */
  readonly textStream?: TextStream;
}

/** The input of the actor that writes a reply. */
export interface StreamReplyInput extends ReplyInput {
  readonly textStream: TextStream;
}

/** How a reply ended, with its text so far. */
export interface ReplyOutcome {
  readonly text: string;
  readonly end: StreamEndReason | "stopped" | "interrupted" | "cut" | "failed" | "permissionDenied";
  readonly failure: ReplyFailure | null;
  /** The name of the language model that wrote it; `null` if it wrote nothing. */
  readonly modelName: string | null;
  /** The model that was asked; left out, none was. */
  readonly asked?: AskedModel;
  /** The need that the model's server found in the message, where it did. */
  readonly need?: NeedKind;
  /** How the model got the picture, where it takes none. */
  readonly pictureInWords?: PictureInWords;
}

export type ReplyEvent =
  /** Text is arriving: reported for the first piece, and then about once a second. */
  | { type: "reply.delta" }
  /** The model is at work, although no text has arrived: reported about once a second. */
  | { type: "reply.alive" }
  /** Without a `reason` it is complete. */
  | { type: "reply.done"; reason?: StreamEndReason }
  | { type: "reply.failed"; failure: ReplyFailure }
  /** The browser refused a permission: the visitor knows. */
  | { type: "reply.permissionDenied" };

export interface ReplyContext {
  readonly input: ReplyInput;
  /** What has arrived so far. */
  readonly textStream: TextStream;
  readonly failure: ReplyFailure | null;
  readonly end: ReplyOutcome["end"] | null;
}

const timedOut: ReplyFailure = { reason: "timeout", message: "The reply did not arrive in time." };
const emptyAnswer: ReplyFailure = { reason: "invalid", message: "The language model answered with nothing." };
const lengthReached: ReplyFailure = {
  reason: "invalid",
  message: "The language model reached its length limit before the first word.",
};

/**
 * One reply, from the call to its end. It sends its parent `reply.started` at the first piece, and its output is a
 * {@link ReplyOutcome}, also for a failure: the machine itself never fails.
 */
export const replyMachine = setup({
  types: {
    context: {} as ReplyContext,
    events: {} as ReplyEvent,
    input: {} as ReplyInput,
    output: {} as ReplyOutcome,
    children: {} as { stream: "streamReply" },
    tags: {} as "waiting",
  },
  actors: {
    /** Calls a language model and appends each piece to the textStream; stopping it ends the call. */
    streamReply: callbackNotProvided<ReplyEvent, StreamReplyInput>("reply", "streamReply"),
  },
  actions: {
    endWith: assign((_, { end, failure }: { end: ReplyOutcome["end"]; failure?: ReplyFailure }) => ({
      end,
      failure: failure ?? null,
    })),
    /** A reply that broke off is `cut` if it has text, else `failed`. */
    breakOff: assign(({ context }, { failure }: { failure: ReplyFailure }) => ({
      end: context.textStream.text.trim() === "" ? ("failed" as const) : ("cut" as const),
      failure,
    })),
    // Not within the action: another chart listens.
    finishStream: ({ context }) => queueMicrotask(() => context.textStream.finish()),
    /** A reply can also run without a parent. */
    notifyStarted: enqueueActions(({ enqueue, self }) => {
      if (self._parent) enqueue.sendTo(self._parent, { type: "reply.started" });
    }),
  },
  guards: {
    hasText: ({ context }) => context.textStream.text.trim() !== "",
  },
  delays: {
    replyFirstByte: timings.replyFirstByte,
    replySilence: timings.replySilence,
  },
}).createMachine({
  id: "reply",
  context: ({ input }) => ({ input, textStream: input.textStream ?? createTextStream(), failure: null, end: null }),
  output: ({ context }) => ({
    text: context.textStream.text,
    end: context.end ?? "stopped",
    failure: context.failure,
    modelName: context.textStream.modelName,
    ...(context.textStream.asked !== null && { asked: context.textStream.asked }),
    ...(context.textStream.need !== null && { need: context.textStream.need }),
    ...(context.textStream.pictureInWords !== null && { pictureInWords: context.textStream.pictureInWords }),
  }),
  initial: "receiving",
  states: {
    receiving: {
      tags: "waiting",
      invoke: {
        id: "stream",
        src: "streamReply",
        input: ({ context }) => ({ ...context.input, textStream: context.textStream }),
        onError: {
          target: "ended",
          actions: {
            type: "breakOff",
            params: ({ event }) => ({ failure: { reason: "unknown", message: String(event.error) } }),
          },
        },
      },
      initial: "awaiting",
      states: {
        awaiting: {
          on: {
            "reply.delta": { target: "streaming", actions: "notifyStarted" },
            "reply.alive": { target: "awaiting", reenter: true },
          },
          after: {
            replyFirstByte: { target: "#reply.ended", actions: { type: "breakOff", params: { failure: timedOut } } },
          },
        },
        streaming: {
          on: { "reply.alive": { target: "streaming", reenter: true } },
          after: {
            replySilence: { target: "#reply.ended", actions: { type: "breakOff", params: { failure: timedOut } } },
          },
        },
      },
      on: {
        // Targeting the inner state restarts the deadline without calling the model again.
        "reply.delta": ".streaming",
        "reply.done": [
          {
            guard: "hasText",
            target: "ended",
            actions: { type: "endWith", params: ({ event }) => ({ end: event.reason ?? "complete" }) },
          },
          {
            target: "ended",
            actions: {
              type: "breakOff",
              params: ({ event }) => ({ failure: event.reason === "length" ? lengthReached : emptyAnswer }),
            },
          },
        ],
        "reply.failed": { target: "ended", actions: { type: "breakOff", params: ({ event }) => event } },
        "reply.permissionDenied": {
          target: "ended",
          actions: { type: "endWith", params: { end: "permissionDenied" } },
        },
      },
    },
    ended: { type: "final", entry: "finishStream" },
  },
});

/** How long a model may take until its first word, or until the next sign of life before it. */
export const firstWordDelay = ({ firstWordMs = timings.replyFirstByte }: Pick<LanguageModel, "firstWordMs">) =>
  firstWordMs;

/**
 * Makes the `streamReply` actor from a function that calls a language model. It is not called for a fixed reply.
 *
 * @param now the time of the clock that the chart runs on, in milliseconds.
 */
export function defineStreamReply(
  call: (input: StreamReplyInput, signal: AbortSignal) => AsyncIterable<string | StreamPart>,
  now: () => number = Date.now,
) {
  return fromCallback<ReplyEvent, StreamReplyInput>(({ input, sendBack }) => {
    const abort = new AbortController();
    const report = (event: ReplyEvent) => {
      if (!abort.signal.aborted) sendBack(event);
    };
    const reportedAt = { "reply.delta": Number.NEGATIVE_INFINITY, "reply.alive": Number.NEGATIVE_INFINITY };
    const reportNowAndThen = (type: keyof typeof reportedAt) => {
      const at = now();
      if (at - reportedAt[type] < timings.replyProgress) return;
      reportedAt[type] = at;
      report({ type });
    };
    const take = (piece: string) => {
      if (abort.signal.aborted || piece === "") return;
      input.textStream.append(piece);
      reportNowAndThen("reply.delta");
    };
    void readStream(
      () => (input.fixedReply ? yieldFixedReply(input.fixedReply, input.textStream) : call(input, abort.signal)),
      take,
      () => reportNowAndThen("reply.alive"),
    ).then((event) => {
      if (event.type === "reply.done" && event.reason === "refused" && input.textStream.text.trim() === "")
        take(input.declined ?? conversationPhrases.declined);
      report(event);
    });
    return () => abort.abort();
  });
}

/** A fixed reply. */
async function* yieldFixedReply({ text, modelName }: FixedReply, textStream: TextStream) {
  const words = await readLazy(text);
  textStream.setModelName(modelName);
  yield words;
}

async function readStream(
  open: () => AsyncIterable<string | StreamPart>,
  take: (piece: string) => void,
  onLife: () => void,
): Promise<ReplyEvent> {
  let reason: StreamEndReason = "complete";
  try {
    for await (const part of open()) {
      if (typeof part === "string") take(part);
      else if (part.type === "end") reason = part.reason;
      else if (part.type === "alive") onLife();
    }
    return { type: "reply.done", reason };
  } catch (error) {
    return isRefusedByBrowser(error)
      ? { type: "reply.permissionDenied" }
      : { type: "reply.failed", failure: toReplyFailure(error) };
  }
}
