/** What rooms do by themselves, by name. */
export const roomBehaviours = {
  /** The agent greets, and answers every message with the reply. */
  talk: "talk",
  /** The agent begins as promised and then says nothing. */
  silent: "silent",
  /** Lets nobody in: 401. */
  "refuse-401": "refuse",
  /** Lets nobody in: 403. */
  "refuse-403": "refuse",
  /** There is no media server at this address. */
  "not-found": "refuse",
  /** Never answers the upgrade. */
  "hang-handshake": "hang",
  /** Takes the connection and says nothing. */
  "no-join": "silent",
  /** Lets the page in and offers it nothing to hear. */
  "no-offer": "silent",
} as const satisfies Record<string, "talk" | "silent" | "refuse" | "hang">;

/** The name of a room's behaviour; see the table above. */
export type RoomBehaviour = keyof typeof roomBehaviours;

/** A server that helps a page out of its network, as the room names it. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}
