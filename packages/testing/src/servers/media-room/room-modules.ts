import type * as Protocol from "@livekit/protocol";
import type * as Werift from "werift";

export interface RoomModules {
  readonly protocol: typeof Protocol;
  readonly werift: typeof Werift;
}

/**
 * What a media room is made of. Only who opens one needs them.
 *
 * @throws Error where they are not installed.
 */
export async function loadRoomModules(): Promise<RoomModules> {
  try {
    const [protocol, werift] = await Promise.all([import("@livekit/protocol"), import("werift")]);
    return { protocol, werift };
  } catch (error) {
    throw new Error("A media room needs two packages: npm install --save-dev werift @livekit/protocol", {
      cause: error,
    });
  }
}
