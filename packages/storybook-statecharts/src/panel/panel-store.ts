import type { EventOption, OpenedFile, PanelMessage, StoryMessage, UnreadFile } from "../messages";
import { readRecording } from "../recording/read-recording";
import { addMoments, emptyRecording, type RecordedActor, type Recording } from "../recording/recording";

/** `now`, or the number of the event after which an actor is shown; 0 is before the first. */
export type When = "now" | number;

export interface PanelState {
  readonly recording: Recording;
  /** The actor that is shown. */
  readonly shown: string | undefined;
  readonly when: When;
  /** Of the actor that is shown, as it is now. */
  readonly options: readonly EventOption[];
  /** Why the last event was not sent. */
  readonly refusal: { readonly event: string; readonly reason: string } | undefined;
  /** The name of the file that is shown in place of the story. */
  readonly file: string | undefined;
  /** Why a file could not be opened. */
  readonly unread: UnreadFile | undefined;
}

export const emptyPanel: PanelState = {
  recording: emptyRecording,
  shown: undefined,
  when: "now",
  options: [],
  refusal: undefined,
  file: undefined,
  unread: undefined,
};

export const shownActor = ({ recording, shown }: PanelState): RecordedActor | undefined =>
  recording.actors.find(({ id }) => id === shown);

/** Keeps a value that is equal, so that what shows it is not rendered again. */
const keepEqual = <Value>(old: Value, next: Value): Value =>
  JSON.stringify(old) === JSON.stringify(next) ? old : next;

/** What the panel knows after a message of the story. */
export function takeMessage(earlier: PanelState, message: StoryMessage): PanelState {
  const { isNew = false, charts = {}, actors = [], moments = {}, forgotten = [], options, refusal } = message;
  const state = isNew ? { ...emptyPanel, shown: earlier.shown } : earlier;
  const before = new Set(state.recording.actors.map(({ id }) => id));
  const known = [
    ...state.recording.actors
      .filter(({ id }) => !forgotten.includes(id))
      .map((actor) => actors.find(({ id }) => id === actor.id) ?? actor),
    ...actors.filter(({ id }) => !before.has(id)),
  ];
  const all = known.map((actor) => {
    const news = moments[actor.id];
    return news ? addMoments(actor, news) : actor;
  });
  const isThere = all.some(({ id }) => id === state.shown);
  const shown = isThere ? state.shown : all[0]?.id;
  const isKept = shown === state.shown;
  return {
    ...state,
    recording: { version: 1, charts: { ...state.recording.charts, ...charts }, actors: all },
    shown,
    when: isKept ? state.when : "now",
    options: options?.actor === shown ? keepEqual(state.options, options?.events ?? []) : isKept ? state.options : [],
    refusal: refusal ?? state.refusal,
  };
}

/** The number of the last event of an actor. */
export const lastNumber = (actor: RecordedActor | undefined): number => actor?.events.at(-1)?.number ?? 0;

/** The numbers of the events after which other states were active than before. */
const changesOf = ({ start, events }: RecordedActor): readonly number[] =>
  events
    .filter(({ active }, place) => active.join(" ") !== (events[place - 1] ?? start).active.join(" "))
    .map(({ number }) => number);

/**
 * One event earlier or later; the last event is now.
 *
 * @param skips whether to step over events after which the same states were active
 */
export function step(actor: RecordedActor, when: When, by: -1 | 1, skips = false): When {
  const last = lastNumber(actor);
  const first = (actor.events[0]?.number ?? 1) - 1;
  const at = when === "now" ? last : when;
  const to = (number: number) => (number >= last ? "now" : Math.max(first, number));
  if (!skips) return to(at + by);
  const changes = changesOf(actor);
  if (by === 1) return to(changes.find((number) => number > at) ?? last);
  const earlier = changes.filter((number) => number <= at);
  return earlier.length === 0 ? when : to(earlier.at(-2) ?? first);
}

export interface PanelStore {
  getState(): PanelState;
  subscribe(listener: () => void): () => void;
  /** Takes a message of the story, as text. */
  receive(text: string): void;
  open(): void;
  close(): void;
  show(actor: string): void;
  look(when: When): void;
  send(event: { readonly type: string }): void;
  /** Shows a recording from a file in place of the story. */
  openFile(name: string, text: string): void;
  /** Shows the story again. */
  closeFile(): void;
}

/** What the panel shows, and its messages to the story. */
export function createPanelStore(emit: (message: PanelMessage) => void): PanelStore {
  let state = emptyPanel;
  /** What the story sent while a file is shown. */
  let story = emptyPanel;
  const listeners = new Set<() => void>();
  const set = (next: PanelState) => {
    if (next === state) return;
    const isOtherActor = next.shown !== state.shown;
    state = next;
    for (const listener of listeners) listener();
    if (isOtherActor && next.shown !== undefined && next.file === undefined) emit({ type: "show", actor: next.shown });
  };
  const showFile = ({ name, recording }: OpenedFile) => {
    if (state.file === undefined) story = state;
    set({ ...emptyPanel, recording, shown: recording.actors[0]?.id, file: name });
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    receive: (text) => {
      const message = JSON.parse(text) as StoryMessage;
      if (message.file) {
        if ("recording" in message.file) showFile(message.file);
        else set({ ...state, unread: message.file });
        return;
      }
      if (state.file !== undefined) {
        story = takeMessage(story, message);
        return;
      }
      set(takeMessage(state, message));
      // A new page of stories does not know what is shown, and may use the same ids.
      if (message.isNew && state.shown !== undefined) emit({ type: "show", actor: state.shown });
    },
    open: () => emit({ type: "open" }),
    close: () => emit({ type: "close" }),
    show: (actor) => set({ ...state, shown: actor, when: "now", options: [], refusal: undefined }),
    look: (when) => set({ ...state, when }),
    send: (event) => {
      const { shown, file } = state;
      if (shown === undefined || file !== undefined) return;
      set({ ...state, refusal: undefined });
      emit({ type: "send", actor: shown, event });
    },
    openFile: (name, text) => {
      set({ ...state, unread: undefined });
      try {
        showFile({ name, recording: readRecording(text) });
      } catch {
        emit({ type: "read", name, text });
      }
    },
    closeFile: () => {
      if (state.file !== undefined) set({ ...story, unread: undefined });
    },
  };
}
