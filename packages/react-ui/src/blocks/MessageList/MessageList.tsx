import { chatSelectors, type PromptImage } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import { forwardRef, memo, useEffect, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import * as english from "../../labels/en/chat";
import { useLocale, useLabels, useReplyLanguage } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { copyText } from "../../shared/copy-text";
import { beginsDay, formatDay } from "../Message/format-day";
import { renderMessage } from "../Message/Message";
import { CHUNK_SIZE, createMessageChunker, type MessageChunk } from "./chunk-messages";
import { LazyBoundary } from "../../primitives/LazyBoundary/LazyBoundary";
import { ShareDialog } from "../Share/lazy-share";
import type { SharedMessage } from "../Share/shared-line";
import { DeleteDialog, HiddenMessages, JumpToNewest } from "./lazy-list-parts";
import { useIdleCountdown } from "./use-idle-countdown";
import { useScrollAnchor } from "./use-scroll-anchor";
import { useQuestionOnTop } from "./use-question-on-top";
import { useRevealedMessage, type RevealedMessage } from "./use-revealed-message";
import { useChunkGroups } from "./use-chunk-groups";
import { useSkippedContent } from "./use-skipped-content";
import { rootProps, type RootProps } from "../../shared/root-props";

/** How many chunks are drawn at once; older ones wait until the page is idle. */
const CHUNKS_AT_ONCE = 2;

interface ChunkProps {
  readonly messages: MessageChunk;
  /** The time of the message before this chunk; `null` for the first chunk. */
  readonly before: string | null;
  readonly characterName: string;
  readonly modelName: string;
  /** Whether it is in view when it is first drawn, so that its messages are complete. */
  readonly startsInView: boolean;
  /** Whether new messages join this chunk, so that its messages are always complete. */
  readonly isNewest: boolean;
  /** Whether it is far from the messages in view. */
  readonly isFar: boolean;
  /** The pictures that the page has, by message id, where it is one with pictures. */
  readonly pictures: Readonly<Record<string, PromptImage>> | undefined;
  readonly canReplay: boolean;
  /** Whether the last reply offers a voice. */
  readonly isVoiceOffered: boolean;
  readonly isVoiceReady: boolean;
  /** The message of this chunk that is replayed now. */
  readonly replayingId: string | null;
  /** The reply that can be regenerated, where it is in this chunk. */
  readonly replyId: string | null;
  /** The question that can be edited, where it is in this chunk. */
  readonly questionId: string | null;
  /** The questions that the last reply offers, where it is in this chunk. */
  readonly suggestions: readonly string[];
}

const noSuggestions: readonly string[] = [];

const Chunk = memo(function Chunk({
  messages,
  before,
  characterName,
  modelName,
  startsInView,
  isNewest,
  isFar,
  pictures,
  canReplay,
  isVoiceOffered,
  isVoiceReady,
  replayingId,
  replyId,
  questionId,
  suggestions,
}: ChunkProps) {
  const labels = useLabels("messages", english.messages);
  const voice = useLabels("voice", english.firstScreenVoice);
  const locale = useLocale();
  const replyLanguage = useReplyLanguage();
  const chunk = useRef<HTMLDivElement>(null);
  const isSkipped = (useSkippedContent(chunk, !startsInView) || isFar) && !isNewest;
  const replay = canReplay ? { hint: voice.replay, id: replayingId } : null;
  return (
    <div className="aom-message-chunk" ref={chunk} data-newest={isNewest || undefined}>
      {messages.map((message, index) => {
        const drawn = renderMessage(message, characterName, modelName, labels, {
          locale,
          replyLanguage,
          isBare: isSkipped,
          picture: pictures?.[message.id],
          replay,
          ...(isVoiceOffered && { voiceOffer: { label: voice.hear, replyId, isOnly: !isVoiceReady } }),
          rewritable: { replyId, questionId },
          ...(replyId === message.id && { suggestions }),
        });
        if (!beginsDay(message.createdAt, messages[index - 1]?.createdAt ?? before)) return drawn;
        return [
          <p key={`${message.id}-day`} className="aom-message-day">
            {formatDay(message.createdAt, locale)}
          </p>,
          drawn,
        ];
      })}
    </div>
  );
});

/** The character's message that was clicked, unless the click hit a control or selected text. */
function pressedMessage({ target }: MouseEvent): string | undefined {
  const element = target as Element;
  if (element.closest("a, button, input, select, textarea, summary") || !(getSelection()?.isCollapsed ?? true))
    return undefined;
  return element.closest<HTMLElement>('.aom-message[data-role="assistant"]')?.dataset["message"];
}

/**
 * Takes the attributes of its root `<div>` too. Needs a `<ChatProvider>` above it, and a flex container of limited
 * height around it: the messages scroll.
 */
export interface MessageListProps extends RootProps<"div"> {
  /** Shown below the last message: the streaming reply, a notice. */
  readonly children?: ReactNode;
  /** Whether the last reply can be regenerated, the last question edited, and an offered one asked. Default `true`. */
  readonly canRewrite?: boolean;
  /** Whether messages can be replayed, where there is a voice. Default `true`. */
  readonly canRepeat?: boolean;
  /** Notices, shown over the end of the messages so that nothing moves as they come and go. */
  readonly notices?: ReactNode;
  /** A message to scroll into view, however far back. */
  readonly revealed?: RevealedMessage | undefined;
}

/**
 * The messages of the conversation. Starts at the newest message and stays there while a reply streams, unless the visitor
 * has scrolled back. Its `data-status` is the status of the last question: `submitted`, `streaming`, `ready` or `error`;
 * `data-empty` is there while the conversation has no message.
 */
export const MessageList = forwardRef<HTMLDivElement, MessageListProps>(function MessageList(
  { children, notices, canRewrite = true, canRepeat = true, revealed, ...root },
  ref,
) {
  const chat = useChatActor();
  const labels = useLabels("messages", english.messages);
  const all = useSelector(chat, chatSelectors.messages);
  const hidden = useSelector(chat, chatSelectors.hiddenCount);
  const character = useSelector(chat, chatSelectors.character);
  const conversationId = useSelector(chat, chatSelectors.conversationId);
  const modelName = useSelector(chat, chatSelectors.modelName);
  const canReplay = useSelector(chat, chatSelectors.isVoiceReady);
  const isVoiceOffered = useSelector(chat, chatSelectors.isVoiceOffered);
  const canFetchVoice = useSelector(chat, chatSelectors.canDownloadVoice);
  const replayingId = useSelector(chat, chatSelectors.replayingId);
  const replyId = useSelector(chat, chatSelectors.regenerableReplyId);
  const questionId = useSelector(chat, chatSelectors.editableQuestionId);
  const pictures = useSelector(chat, chatSelectors.pictures);
  const suggestions = useSelector(chat, chatSelectors.suggestedQuestions);
  const [chunkMessages] = useState(createMessageChunker);
  const chunks = chunkMessages(all);
  // A memory that is loaded again starts the countdown again, even if it begins with the same message.
  const firstDrawn = useIdleCountdown(Math.max(0, chunks.length - CHUNKS_AT_ONCE), all[0]);
  const revealedAt = revealed ? all.findIndex(({ id }) => id === revealed.messageId) : -1;
  // A chunk with only hidden messages would still take up space.
  const firstShown = Math.max(
    Math.floor(hidden / CHUNK_SIZE),
    revealedAt < 0 ? firstDrawn : Math.min(firstDrawn, Math.floor(revealedAt / CHUNK_SIZE)),
  );
  const scroller = useRef<HTMLElement>(null);
  useScrollAnchor(scroller);
  useRevealedMessage(scroller, revealed, revealedAt - Math.max(hidden, firstShown * CHUNK_SIZE));
  const status = useSelector(chat, chatSelectors.status);
  const pendingId = useSelector(chat, chatSelectors.pendingId);
  /** The message that is asked about; `undefined` until one was. */
  const [deleting, setDeleting] = useState<string | null>();
  const [sharing, setSharing] = useState<SharedMessage | null>();
  const [copyStatus, setCopyStatus] = useState({ text: "", count: 0 });

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [conversationId]);

  // After sending, scroll to the reply: in the frame that shows it, because scrolling lays out the page.
  useEffect(() => {
    if (pendingId !== undefined) requestAnimationFrame(() => scroller.current?.scrollTo({ top: 0 }));
  }, [pendingId]);

  const act = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>("[data-action]");
    const message = all.find(({ id }) => id === (button?.dataset["message"] ?? pressedMessage(event)));
    if (!message) return;
    const action = button?.dataset["action"] ?? "replay";
    // The button goes, and the focus with it; what it leads to stands at the end.
    const goToEnd = () => {
      scroller.current?.scrollTo({ top: 0 });
      scroller.current?.focus({ preventScroll: true });
    };
    if (action === "ask") {
      chat.send({ type: "audio.unlock" });
      chat.send({ type: "message.send", text: button?.textContent ?? "" });
      goToEnd();
      return;
    }
    if (action === "regenerate" || action === "edit") {
      chat.send({ type: "audio.unlock" });
      chat.send({ type: action === "edit" ? "question.edit" : "reply.regenerate" });
      return;
    }
    // Without a voice, the button under a message leads to one.
    if (action === "hear" || (action === "replay" && button && !canReplay)) {
      chat.send({ type: "voice.offer" });
      goToEnd();
      return;
    }
    if (action === "replay") {
      if (!canRepeat || !canReplay) return;
      // Browsers allow sound only during a press.
      chat.send({ type: "audio.unlock" });
      chat.send({ type: "message.replay", messageId: message.id });
      return;
    }
    if (action === "delete") {
      if (chat.getSnapshot().can({ type: "exchange.delete", messageId: message.id })) setDeleting(message.id);
      return;
    }
    if (action === "share") {
      setSharing({ all, message, characters: [character], visitorName: labels.you });
      return;
    }
    void copyText(message.text).then((done) =>
      setCopyStatus(({ count }) => ({ text: done ? labels.copied : labels.copyFailed, count: count + 1 })),
    );
  };

  const page = useRef<HTMLDivElement>(null);
  const lastQuestionId = all.findLast(({ author }) => author === "user")?.id;
  const float = useRef<HTMLDivElement>(null);
  const room = useQuestionOnTop({ scroller, page, float, conversationId, pendingId, questionId: lastQuestionId });
  const groups = useChunkGroups(page, firstShown, chunks.length);
  const drawChunk = (place: number, isFar: boolean) => {
    const chunk = chunks[place] ?? [];
    const shown = place * CHUNK_SIZE < hidden ? chunk.slice(hidden - place * CHUNK_SIZE) : chunk;
    const isLate = place >= chunks.length - CHUNKS_AT_ONCE;
    return (
      shown.length > 0 && (
        <Chunk
          key={place}
          messages={shown}
          before={shown === chunk ? (chunks[place - 1]?.at(-1)?.createdAt ?? null) : null}
          characterName={character.name}
          modelName={modelName}
          startsInView={isLate}
          isNewest={place === chunks.length - 1}
          isFar={isFar}
          pictures={chunk.some(({ hasImage }) => hasImage) ? pictures : undefined}
          canReplay={(canReplay || canFetchVoice) && canRepeat}
          isVoiceOffered={isVoiceOffered}
          isVoiceReady={canReplay}
          replayingId={chunk.some(({ id }) => id === replayingId) ? replayingId : null}
          replyId={isLate && canRewrite ? replyId : null}
          questionId={isLate && canRewrite ? questionId : null}
          suggestions={place === chunks.length - 1 && canRewrite ? suggestions : noSuggestions}
        />
      )
    );
  };

  return (
    <div
      ref={ref}
      {...rootProps(
        { className: "aom-messages", "data-status": status, "data-empty": all.length === 0 || undefined },
        root,
      )}
    >
      {/* A scroller that counts from its end stays at the newest message by itself, and older messages that
          are drawn later move nothing. It can be focused, so that it can be scrolled by keyboard; the clicks
          are those of the buttons in it. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <section className="aom-messages-scroller" aria-label={labels.label} tabIndex={0} ref={scroller} onClick={act}>
        {/* Below the messages: what scrolls from its end begins there. */}
        <div className="aom-messages-room" ref={room} />
        <div className="aom-messages-page" ref={page}>
          {hidden > 0 && (
            <LazyBoundary isOptional>
              <HiddenMessages scroller={scroller} />
            </LazyBoundary>
          )}
          {groups.map(({ group, places, isFar, isSkippable }) => (
            <div
              key={group}
              className="aom-message-chunk-group"
              data-group={group}
              data-skippable={isSkippable || undefined}
            >
              {places.map((place) => drawChunk(place, isFar))}
            </div>
          ))}
          {children}
        </div>
      </section>
      <div className="aom-messages-float">
        <LazyBoundary isOptional>
          <JumpToNewest scroller={scroller} />
        </LazyBoundary>
        <div ref={float}>{notices}</div>
      </div>
      {sharing !== undefined && (
        <LazyBoundary>
          <ShareDialog shared={sharing} onClose={() => setSharing(null)} />
        </LazyBoundary>
      )}
      {deleting !== undefined && (
        <LazyBoundary>
          <DeleteDialog list={scroller} messageId={deleting} onClose={() => setDeleting(null)} />
        </LazyBoundary>
      )}
      <p role="status" className="aom-messages-status">
        {copyStatus.text !== "" && <span key={copyStatus.count}>{copyStatus.text}</span>}
      </p>
    </div>
  );
});
