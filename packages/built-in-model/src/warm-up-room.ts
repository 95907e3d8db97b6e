import type { Mind } from "./compose";
import { composeRoomReply } from "./compose-room";
import type { HeardLine } from "./room-turn";

/** Makes ready what the first turn in a discussion needs besides, a few milliseconds at a time. */
export function* warmUpRoom(mind: Mind): Generator<void> {
  const said: HeardLine = { kind: "character", text: mind.retrieval.items[0]?.answer.join(" ") ?? "" };
  for (const text of mind.language.phrases.aboutSelf) {
    composeRoomReply(
      mind,
      { lines: [{ kind: "visitor", text }, said], others: [], isAsked: false, drifts: false, persona: "" },
      [],
    );
    yield;
  }
}
