import { camera } from "./en/camera";
import { composer, crash, dialog, empty, model, header, messages, productName } from "./en/chat";
import { failure } from "./en/failure";
import { need } from "./en/need";
import { login } from "./en/login";
import { models } from "./en/models";
import { conversations, iosTip, memory, qr, yourData } from "./en/panels";
import { connection, live } from "./en/live";
import { report } from "./en/report";
import { room } from "./en/room";
import { keys, settings } from "./en/settings";
import { share } from "./en/share";
import { status } from "./en/status";
import { microphone, voice } from "./en/voice";

export type { ReplyFailureDetails } from "./en/failure";

/** All labels in English, from which a translation starts. */
export const en = {
  productName,
  login,
  header,
  messages,
  composer,
  empty,
  model,
  failure,
  status,
  voice,
  microphone,
  dialog,
  qr,
  memory,
  conversations,
  yourData,
  room,
  live,
  connection,
  need,
  camera,
  models,
  settings,
  keys,
  iosTip,
  share,
  report,
  crash,
} as const;

type Widen<Value> = Value extends string
  ? string
  : Value extends (...args: infer Args) => string
    ? (...args: Args) => string
    : Value extends readonly (readonly [string, string])[]
      ? readonly (readonly [string, string])[]
      : { readonly [Key in keyof Value]: Widen<Value[Key]> };

/** The labels in any language. */
export type Labels = Widen<typeof en>;
