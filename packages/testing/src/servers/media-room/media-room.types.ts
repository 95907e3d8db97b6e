/** What rooms do by themselves, by name of the behaviour. */
export const roomBehaviours = {
  /** The agent greets, and answers every message with the reply. */
  talk: "talk",
  /** The agent begins correctly and then says nothing. */
  silent: "silent",
  /** Refuses every page with 401. */
  "refuse-401": "refuse",
  /** Refuses every page with 403. */
  "refuse-403": "refuse",
  /** Answers as if there were no media server at this address. */
  "not-found": "refuse",
  /** Never answers the upgrade. */
  "hang-handshake": "hang",
  /** Accepts the connection and sends nothing. */
  "no-join": "silent",
  /** Accepts the page and offers it no media. */
  "no-offer": "silent",
} as const satisfies Record<string, "talk" | "silent" | "refuse" | "hang">;

/** The name of a room's behaviour; see the table above. */
export type RoomBehaviour = keyof typeof roomBehaviours;

/** An ICE server, as the room describes it. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}
