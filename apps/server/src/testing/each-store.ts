import { beforeAll } from "vitest";
import { openStore } from "../store/open-store";
import { buildPrograms } from "./built-server";
import { describeOnEachDatabase, describeOnSqlite } from "./each-database";

type OpenStore = typeof openStore;

/**
 * Runs the same tests on every store the server can open: on each database, and on SQLite in a thread, as in the built
 * server. A `StoreError` of the thread is another class of the same name.
 */
export function describeEachStore(
  name: string,
  tests: (newUrl: () => Promise<string>, openStore: OpenStore) => void,
): void {
  describeOnEachDatabase(name, (newUrl) => tests(newUrl, openStore));

  describeOnSqlite(`${name}, on SQLite in a thread of its own`, (newUrl) => {
    let shipped: { readonly openStore: OpenStore };
    beforeAll(async () => {
      shipped = (await (await buildPrograms()).load("open-store")) as typeof shipped;
    });
    tests(newUrl, (databaseUrl, options) => shipped.openStore(databaseUrl, { ...options, inThread: true }));
  });
}
