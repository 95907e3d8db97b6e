import type { CharacterModel } from "./character-model";
import { composeRoomReply } from "./compose-room";
import type { HeardLine } from "./room-turn";

/** Prepares the first turn of a discussion, a few milliseconds at a time. */
export function* warmUpRoom(model: CharacterModel): Generator<void> {
  const said: HeardLine = { kind: "character", text: model.retrieval.items[0]?.answer.join(" ") ?? "" };
  for (const text of model.language.phrases.aboutSelf) {
    composeRoomReply(
      model,
      { lines: [{ kind: "visitor", text }, said], others: [], isAsked: false, drifts: false, persona: "" },
      [],
    );
    yield;
  }
}
