import { camera } from "./de/camera";
import { composer, crash, dialog, empty, header, messages, model, productName } from "./de/chat";
import { failure } from "./de/failure";
import { connection, live } from "./de/live";
import { login } from "./de/login";
import { models } from "./de/models";
import { need } from "./de/need";
import { conversations, iosTip, memory, qr, yourData } from "./de/panels";
import { report } from "./de/report";
import { room } from "./de/room";
import { keys, settings } from "./de/settings";
import { share } from "./de/share";
import { status } from "./de/status";
import { microphone, voice } from "./de/voice";
import type { Labels } from "./en";

export { dePhrases, deRoomPhrases } from "./de/phrases";

/** All labels in German, in the familiar form ("du"). */
export const de: Labels = {
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
};
