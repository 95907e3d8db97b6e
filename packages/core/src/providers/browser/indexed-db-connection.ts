import { openDB } from "idb";
import type { MemoryDatabase, MemorySchema } from "./indexed-db-records";

const VERSION = 1;

/** Milliseconds before a database that the browser closed is opened again: at first, and at most. */
const FIRST_WAIT = 100;
const LAST_WAIT = 6_400;

/** A connection that opens on first use, and again when the browser has dropped it. */
export function createConnection(name: string, reportLoss: () => void) {
  let wasOpened = false;
  let opened: Promise<MemoryDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const open = () =>
    openDB<MemorySchema>(name, VERSION, {
      upgrade(database) {
        // It existed before in this page, so it has been deleted since.
        if (wasOpened) reportLoss();
        database.createObjectStore("messages");
        database.createObjectStore("epochs");
      },
      // Another tab wants to upgrade or delete: an open connection would block it.
      blocking: (_current, blocked, event) => {
        (event.target as IDBDatabase).close();
        if (blocked === null) reopen();
        else forget();
      },
      // The browser does so when it deletes the site's data.
      terminated: () => reopen(),
    }).then((database) => {
      wasOpened = true;
      return database;
    });
  /** While the browser is still deleting, nothing can be opened. */
  const reopen = (wait = FIRST_WAIT) => {
    opened = open();
    opened.catch(() => {
      forget();
      if (wait > LAST_WAIT) return;
      setTimeout(() => {
        if (!opened) reopen(wait * 2);
      }, wait);
    });
  };
  return async function withDatabase<Result>(work: (database: MemoryDatabase) => Promise<Result>): Promise<Result> {
    opened ??= open();
    try {
      return await work(await opened);
    } catch (error) {
      forget();
      if (!(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
      // The browser closed the connection, as when the visitor clears its data.
      opened = open();
      return work(await opened);
    }
  };
}
