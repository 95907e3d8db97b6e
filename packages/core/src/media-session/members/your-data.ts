import type { YourDataActorRef } from "../../your-data/your-data.machine";
import { defineMediaMember } from "../define-media-member";
import type { MediaMember } from "../media-session.types";

/** Everything is collected, deleted or forgotten. */
export const yourData = (actor: YourDataActorRef): MediaMember =>
  defineMediaMember("yourData", actor, { unsavedWork: (is) => is.hasTag("unfinished") });
