import type { IosTipActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../messages/en/panels";
import { useMessages } from "../../messages/MessagesProvider";

const selectShown = (snapshot: ReturnType<IosTipActorRef["getSnapshot"]>) => snapshot.matches("shown");

/** How the archive is heard on an iPhone, said once. */
export function IosTip({ tip }: { readonly tip: IosTipActorRef }) {
  const words = useMessages("iosTip", english.iosTip);
  const isShown = useSelector(tip, selectShown);
  if (!isShown) return null;
  return (
    <aside className="aom aom-tip" aria-label={words.title}>
      <h2 className="aom-tip-title">{words.title}</h2>
      <ul>
        {words.tips.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <button
        type="button"
        className="aom-button"
        data-tone="primary"
        onClick={() => tip.send({ type: "tip.dismiss" })}
      >
        {words.dismiss}
      </button>
    </aside>
  );
}
