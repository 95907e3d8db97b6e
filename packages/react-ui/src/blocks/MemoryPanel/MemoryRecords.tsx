import { chatSelectors, summarizeMemory } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { useAllMessages } from "../../hooks/use-all-messages";
import * as english from "../../labels/en/panels";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { DateTime } from "./DateTime";

/** Dates and number of the messages, and where they are stored. */
export function MemoryRecords({ canClear }: { readonly canClear: boolean }) {
  const chat = useChatActor();
  const memory = useLabels("memory", english.memory);
  const summary = summarizeMemory(
    useAllMessages(),
    useSelector(chat, ({ context }) => context.memory.metadata),
  );
  const lasts = useSelector(chat, chatSelectors.durability) !== "memory";
  const logging = useSelector(chat, chatSelectors.logging);
  const onServer = lasts ? memory.storedHereAndOnServer : memory.storedOnServer;
  const [stored, clears] = logging
    ? [onServer(logging.retentionDays), lasts ? memory.clearsBoth : memory.clearsOnServer]
    : lasts
      ? [memory.storedHere, memory.clearsHere]
      : [memory.storedNowhere, ""];
  return (
    <>
      <dl className="aom-records">
        <Entry term={memory.created}>
          {summary.createdAt ? <DateTime timestamp={summary.createdAt} /> : memory.unknown}
        </Entry>
        <Entry term={memory.lastInteraction}>
          {summary.lastInteraction ? <DateTime timestamp={summary.lastInteraction} /> : memory.never}
        </Entry>
        <Entry term={memory.total}>{summary.totalMessages}</Entry>
        <Entry term={memory.fromUser}>{summary.userMessages}</Entry>
        <Entry term={memory.fromCharacter}>{summary.characterMessages}</Entry>
        <Entry term={memory.images}>{summary.imagesShared}</Entry>
      </dl>
      <p className="aom-memory-note">{canClear && clears !== "" ? `${stored} ${clears}` : stored}</p>
    </>
  );
}

function Entry({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="aom-memory-fact">
      <dt className="aom-caption">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
