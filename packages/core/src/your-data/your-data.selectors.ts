import type { YourDataSnapshot } from "./your-data.machine";

export const canConfirm = (snapshot: YourDataSnapshot) => snapshot.can({ type: "question.confirm" });

export const canDownload = (snapshot: YourDataSnapshot) => snapshot.can({ type: "data.download" });

export const characters = ({ context }: YourDataSnapshot) => context.characters;

export const hasFailed = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "failed" });

export const hasServer = ({ context }: YourDataSnapshot) => context.hasServer;

export const isCollecting = (snapshot: YourDataSnapshot) => snapshot.matches({ download: "collecting" });

export const isConfirmingDelete = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "confirmingDelete" });

export const isConfirmingForget = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "confirmingForget" });

export const isDeleting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "deleting" });

export const isForgetting = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "forgetting" });

export const isHidden = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "hidden" });

export const isReading = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "reading" });

export const isReadingMore = (snapshot: YourDataSnapshot) => snapshot.matches({ server: "readingMore" });

export const isReady = (snapshot: YourDataSnapshot) => snapshot.matches({ deletion: "ready", download: "idle" });

export const notice = ({ context }: YourDataSnapshot) => context.notice;

export const readFailure = ({ context }: YourDataSnapshot) => context.readFailure;

export const records = ({ context }: YourDataSnapshot) => context.records;
