import { hasLostPicture, lastExchange, type ChatSnapshot } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { memo, useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels } from "../../labels/LabelsProvider";
import { useChat } from "../../providers/ChatProvider";
import { copyText } from "../../shared/copy-text";
import { beginsDay, formatDay } from "../Letter/format-day";
import { drawLetter } from "../Letter/Letter";
import { BOX_SIZE, createLetterBoxer, type LetterBox } from "./box-letters";
import { HiddenLetters } from "./HiddenLetters";
import { JumpToNewest } from "./JumpToNewest";
import { useIdleCountdown } from "./use-idle-countdown";
import { useKeptPlace } from "./use-kept-place";
import { useRevealedLetter, type RevealedLetter } from "./use-revealed-letter";
import { useShelves } from "./use-shelves";
import { useSkippedContent } from "./use-skipped-content";

/** The last screens are drawn at once; what lies further back waits until the page is idle. */
const BOXES_AT_ONCE = 2;

const selectMessages = ({ context }: ChatSnapshot) => context.messages;
const selectHidden = ({ context }: ChatSnapshot) => context.hidden;
const selectPendingId = ({ context }: ChatSnapshot) => context.pending?.id;
const selectCharacter = ({ context }: ChatSnapshot) => context.character;
const selectCanReplay = ({ context }: ChatSnapshot) => context.voice?.availability === "ready";
/** Where no voice can speak yet, the hint stays and offers one. */
const selectCanFetchVoice = (snapshot: ChatSnapshot) => snapshot.can({ type: "voice.download" });
const selectReplayingId = ({ context }: ChatSnapshot) => context.replayingId;
// Asked at every key; what the chart's guards say costs more.
const mayAnew = (snapshot: ChatSnapshot) =>
  snapshot.matches({ conversation: { ready: "idle" }, otherPages: { watched: "quiet" } }) &&
  !hasLostPicture(snapshot.context)
    ? lastExchange(snapshot.context.messages)
    : null;
const selectReply = (snapshot: ChatSnapshot) => {
  const reply = mayAnew(snapshot)?.reply;
  // What could not be answered is tried again, by the notice below it.
  return reply && reply.end !== "failed" ? reply.id : null;
};
const selectQuestion = (snapshot: ChatSnapshot) => mayAnew(snapshot)?.question.id ?? null;
const selectEngineName = ({ context }: ChatSnapshot) => context.engine.name;

interface BoxProps {
  readonly letters: LetterBox;
  /** When the letter before this box was written; `null` before the first. */
  readonly before: string | null;
  readonly characterName: string;
  readonly engineName: string;
  /** Whether it is drawn in view, so that nothing is left out of it at first. */
  readonly startsInView: boolean;
  /** Whether the next letter joins it, so that nothing is ever left out of it. */
  readonly isNewest: boolean;
  /** Whether it lies far from what is read. */
  readonly isFar: boolean;
  readonly canReplay: boolean;
  /** The letter of this box that is being said once more. */
  readonly replayingId: string | null;
  /** What in this box can be written anew. */
  readonly replyId: string | null;
  readonly questionId: string | null;
}

const Box = memo(function Box({
  letters,
  before,
  characterName,
  engineName,
  startsInView,
  isNewest,
  isFar,
  canReplay,
  replayingId,
  replyId,
  questionId,
}: BoxProps) {
  const labels = useLabels("letters", english.letters);
  const voice = useLabels("voice", english.voiceAtOnce);
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const isSkipped = (useSkippedContent(box, !startsInView) || isFar) && !isNewest;
  const replay = canReplay ? { hint: voice.replay, id: replayingId } : null;
  return (
    <div className="aom-letter-box" ref={box} data-newest={isNewest || undefined}>
      {letters.map((message, index) => {
        const letter = drawLetter(message, characterName, engineName, labels, {
          locale,
          isBare: isSkipped,
          replay,
          anew: { replyId, questionId },
        });
        if (!beginsDay(message.timestamp, letters[index - 1]?.timestamp ?? before)) return letter;
        return [
          <p key={`${message.id}-day`} className="aom-letter-day">
            {formatDay(message.timestamp, locale)}
          </p>,
          letter,
        ];
      })}
    </div>
  );
});

/** The character's message that a click means: one that hits no control and selects no text. */
function pressedMessage({ target }: MouseEvent): string | undefined {
  const element = target as Element;
  if (element.closest("a, button, input, select, textarea, summary") || !(getSelection()?.isCollapsed ?? true))
    return undefined;
  return element.closest<HTMLElement>('.aom-letter[data-role="assistant"]')?.dataset["message"];
}

export interface LetterListProps {
  /** What stands below the last letter: the growing reply, a notice. */
  readonly children?: ReactNode;
  /** Whether the last reply and the last question can be had anew. */
  readonly canRewrite?: boolean;
  /** Whether a letter can be said once more, where there is a voice for it. */
  readonly canRepeat?: boolean;
  /** A letter to bring into view, however far back it lies. */
  readonly revealed?: RevealedLetter | undefined;
}

/**
 * The conversation. It opens at the newest letter and stays there while a reply grows, unless the visitor has
 * scrolled back.
 */
export function LetterList({ children, canRewrite = true, canRepeat = true, revealed }: LetterListProps) {
  const chat = useChat();
  const letters = useLabels("letters", english.letters);
  const all = useSelector(chat, selectMessages);
  const hidden = useSelector(chat, selectHidden);
  const character = useSelector(chat, selectCharacter);
  const engineName = useSelector(chat, selectEngineName);
  const canReplay = useSelector(chat, selectCanReplay);
  const canFetchVoice = useSelector(chat, selectCanFetchVoice);
  const replayingId = useSelector(chat, selectReplayingId);
  const replyId = useSelector(chat, selectReply);
  const questionId = useSelector(chat, selectQuestion);
  const [boxLetters] = useState(createLetterBoxer);
  const boxes = boxLetters(all);
  // A memory that was read anew is another, though it may begin with the same letter.
  const firstDrawn = useIdleCountdown(Math.max(0, boxes.length - BOXES_AT_ONCE), all[0]);
  const revealedAt = revealed ? all.findIndex(({ id }) => id === revealed.messageId) : -1;
  // A shelf of hidden letters alone would still take its room.
  const firstShown = Math.max(
    Math.floor(hidden / BOX_SIZE),
    revealedAt < 0 ? firstDrawn : Math.min(firstDrawn, Math.floor(revealedAt / BOX_SIZE)),
  );
  const scroller = useRef<HTMLElement>(null);
  useKeptPlace(scroller);
  useRevealedLetter(scroller, revealed, revealedAt - Math.max(hidden, firstShown * BOX_SIZE));
  const pendingId = useSelector(chat, selectPendingId);
  const [copyStatus, setCopyStatus] = useState({ text: "", count: 0 });

  // Whoever asks wants to see the answer, however far back they had scrolled.
  useEffect(() => {
    if (pendingId !== undefined) scroller.current?.scrollTo({ top: 0 });
  }, [pendingId]);

  const act = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-action]");
    const message = all.find(({ id }) => id === (button?.dataset["message"] ?? pressedMessage(event)));
    if (!message) return;
    const action = button?.dataset["action"] ?? "replay";
    if (action === "regenerate" || action === "edit") {
      chat.send({ type: "audio.unlock" });
      chat.send({ type: action === "edit" ? "question.edit" : "reply.regenerate" });
      return;
    }
    if (action === "replay") {
      if (!canRepeat || (!canReplay && !button)) return;
      // Sound has to be asked for within a press.
      chat.send({ type: "audio.unlock" });
      if (!canReplay) {
        chat.send({ type: "voice.offer" });
        return;
      }
      chat.send({ type: "message.replay", messageId: message.id });
      return;
    }
    void copyText(message.content).then((done) =>
      setCopyStatus(({ count }) => ({ text: done ? letters.copied : letters.copyFailed, count: count + 1 })),
    );
  };

  const page = useRef<HTMLDivElement>(null);
  const shelves = useShelves(page, firstShown, boxes.length);
  const drawBox = (place: number, isFar: boolean) => {
    const box = boxes[place] ?? [];
    const shown = place * BOX_SIZE < hidden ? box.slice(hidden - place * BOX_SIZE) : box;
    const isLate = place >= boxes.length - BOXES_AT_ONCE;
    return (
      shown.length > 0 && (
        <Box
          key={place}
          letters={shown}
          before={shown === box ? (boxes[place - 1]?.at(-1)?.timestamp ?? null) : null}
          characterName={character.name}
          engineName={engineName}
          startsInView={isLate}
          isNewest={place === boxes.length - 1}
          isFar={isFar}
          canReplay={(canReplay || canFetchVoice) && canRepeat}
          replayingId={box.some(({ id }) => id === replayingId) ? replayingId : null}
          replyId={isLate && canRewrite ? replyId : null}
          questionId={isLate && canRewrite ? questionId : null}
        />
      )
    );
  };

  return (
    <div className="aom-letters">
      {/* A scroller that counts from its end stays at the newest letter by itself, and older letters that
          are drawn later move nothing. It can be focused, so that it can be scrolled by keyboard; the clicks
          are those of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section className="aom-letters-scroller" aria-label={letters.label} tabIndex={0} ref={scroller} onClick={act}>
        <div className="aom-letters-page" ref={page}>
          {hidden > 0 && <HiddenLetters scroller={scroller} />}
          {shelves.map(({ shelf, places, isFar, isSkippable }) => (
            <div key={shelf} className="aom-letter-shelf" data-shelf={shelf} data-skippable={isSkippable || undefined}>
              {places.map((place) => drawBox(place, isFar))}
            </div>
          ))}
          {children}
        </div>
      </section>
      <JumpToNewest scroller={scroller} />
      <p role="status" className="aom-letters-status">
        {copyStatus.text !== "" && <span key={copyStatus.count}>{copyStatus.text}</span>}
      </p>
    </div>
  );
}
