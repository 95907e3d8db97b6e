import { fetchContacts } from "@archive-of-minds/core";
import { useEffect, useState } from "react";

export type ContactTable = Awaited<ReturnType<typeof fetchContacts>>;

/** The table of contacts; `null` until it is loaded, and if it cannot be. */
export function useContacts(): ContactTable | null {
  const [table, setTable] = useState<ContactTable | null>(null);
  useEffect(() => {
    let isGone = false;
    fetchContacts().then(
      (fetched) => {
        if (!isGone) setTable(fetched);
      },
      // The notice names the emergency number without it.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, []);
  return table;
}
