import { fetchContacts, type Care } from "@archive-of-minds/core";
import { useEffect } from "react";
import * as english from "../../labels/en/need";
import { useLabels } from "../../labels/LabelsProvider";
import { whenIdle } from "../../shared/when-idle";
import { NeedHelp } from "./NeedHelp";

export interface NeedNoticeProps {
  /** What the visitor needs help with, or needed a short while ago. */
  readonly care: Care | null;
}

/** Beside a conversation in which somebody may be in need: people who help, as links. It can be closed, and opened again. */
export function NeedNotice({ care }: NeedNoticeProps) {
  const labels = useLabels("need", english.need);
  // There when it is needed, without a network too.
  useEffect(() => whenIdle(() => void fetchContacts().catch(() => {})), []);
  return (
    <>
      <p role="status" className="aom-visually-hidden">
        {care && `${labels.title}. ${labels.lead[care.kind]}`}
      </p>
      {care && (
        <section className="aom-need" aria-label={labels.title} data-need={care.kind}>
          <details key={care.messageId} open>
            <summary>{labels.title}</summary>
            <NeedHelp kind={care.kind} />
          </details>
        </section>
      )}
    </>
  );
}

/** Whether there is nothing new to show. */
export const isSameCare = (one: Care | null, other: Care | null) =>
  one?.messageId === other?.messageId && one?.kind === other?.kind;
