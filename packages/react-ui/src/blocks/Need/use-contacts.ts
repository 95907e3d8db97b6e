import { fetchContacts } from "@archive-of-minds/core";
import { useEffect, useState } from "react";

export type ContactTable = Awaited<ReturnType<typeof fetchContacts>>;

/** The table of contacts; `null` until it has been fetched, and where it cannot be. */
export function useContacts(): ContactTable | null {
  const [table, setTable] = useState<ContactTable | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchContacts().then(
      (fetched) => {
        if (!isGone) setTable(fetched);
      },
      // What stands there without it still sends the visitor to help.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return table;
}
