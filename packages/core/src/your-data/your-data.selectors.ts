import type { YourDataSnapshot } from "./your-data.machine";

/** Whether the question that is shown can be answered with yes. */
export const canConfirm = (snapshot: YourDataSnapshot) => snapshot.can({ type: "question.confirm" });

/** Whether all data can be downloaded now. */
export const canDownload = (snapshot: YourDataSnapshot) => snapshot.can({ type: "data.download" });

/** The characters whose conversations may be stored. */
export const characters = ({ context }: YourDataSnapshot) => context.characters;

/** Whether the server's data could not be read. */
export const hasFailed = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "failed" });

/** Whether a server stores exchanges too. */
export const hasServer = ({ context }: YourDataSnapshot) => context.hasServer;

/** Whether the data is being collected for a download. */
export const isCollecting = (snapshot: YourDataSnapshot) => snapshot.matches({ download: "collecting" });

/** Whether the visitor is asked to confirm the deletion of everything. */
export const isConfirmingDelete = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "confirmingDelete" });

/** Whether the visitor is asked to confirm that the server forgets them. */
export const isConfirmingForget = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "confirmingForget" });

/** Whether everything is being deleted. */
export const isDeleting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "deleting" });

/** Whether the server is forgetting the visitor. */
export const isForgetting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "forgetting" });

/** Whether the server's data was not asked for. */
export const isHidden = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "hidden" });

/** Whether the first page of the server's data is being read. */
export const isReading = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "reading" });

/** Whether a further page of it is being read. */
export const isReadingMore = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "readingMore" });

/** Whether nothing is being deleted or collected, and no question is open. */
export const isReady = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "ready", download: "idle" });

/** The notice to show until the next action; `null` if there is none. */
export const notice = ({ context }: YourDataSnapshot) => context.notice;

/** Why the server's data could not be read; `null` if it could. */
export const readFailure = ({ context }: YourDataSnapshot) => context.readFailure;

/** What was read of the server's exchanges, by character id. */
export const records = ({ context }: YourDataSnapshot) => context.records;
