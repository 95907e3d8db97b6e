import type * as Protocol from "@livekit/protocol";
import type * as Werift from "werift";

export interface RoomModules {
  readonly protocol: typeof Protocol;
  readonly werift: typeof Werift;
}

/**
 * The packages that a media room needs, loaded only when one opens.
 *
 * @throws Error if they are not installed.
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
