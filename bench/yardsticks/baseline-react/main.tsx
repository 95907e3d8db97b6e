// Hand-written best case: React 19, useSyncExternalStore, only the streaming message re-renders, once a frame.
import { memo, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createRoot, type Root } from "react-dom/client";
import { messageHead } from "../message";

function makeStore(history: Msg[]) {
  let messages = history,
    live: string | null = null,
    pending = "",
    raf = 0;
  const subs = new Set<() => void>();
  const emit = () => subs.forEach((f) => f());
  const flush = () => {
    raf = 0;
    live = (live ?? "") + pending;
    pending = "";
    emit();
  };
  return {
    subscribe(f: () => void) {
      subs.add(f);
      return () => subs.delete(f);
    },
    messages: () => messages,
    live: () => live,
    send(text: string) {
      messages = [...messages, { id: "u" + messages.length, role: "user", text, createdAt: Date.now() }];
      live = "";
      emit();
    },
    push(d: string) {
      pending += d;
      raf ||= requestAnimationFrame(flush);
    },
    finish() {
      if (raf) {
        cancelAnimationFrame(raf);
        raf = 0;
      }
      messages = [
        ...messages,
        { id: "a" + messages.length, role: "assistant", text: live + pending, createdAt: Date.now() },
      ];
      live = null;
      pending = "";
      emit();
    },
  };
}
type Store = ReturnType<typeof makeStore>;
const Row = memo(({ m }: { m: Msg }) => {
  const { sender, iso, time } = messageHead(m);
  return (
    <article className="aom-message" data-role={m.role} data-end="complete">
      <p className="aom-message-head">
        <b className="aom-message-sender">{sender}</b> <time dateTime={iso}>{time}</time>
      </p>
      <p className="aom-message-text">{m.text}</p>
      <p className="aom-message-tools">
        <button type="button" data-action="copy" data-message={m.id} aria-label="Copy" title="Copy" />
        <button type="button" data-action="share" data-message={m.id} aria-label="Share" title="Share" />
        <button type="button" data-action="delete" data-message={m.id} aria-label="Delete" title="Delete" />
      </p>
    </article>
  );
});
const History = memo(({ store }: { store: Store }) => {
  const messages = useSyncExternalStore(store.subscribe, store.messages);
  return messages.map((m) => <Row key={m.id} m={m} />);
});
const Live = memo(({ store, stick }: { store: Store; stick: () => void }) => {
  const live = useSyncExternalStore(store.subscribe, store.live);
  const [createdAt] = useState(() => Date.now());
  useLayoutEffect(stick, [live]);
  return live === null ? null : <Row m={{ id: "live", role: "assistant", text: live, createdAt }} />;
});
function List({ store }: { store: Store }) {
  const ref = useRef<HTMLDivElement>(null);
  const [stick] = useState(() => () => {
    if (ref.current) ref.current.scrollTop = 1e9;
  });
  useLayoutEffect(stick, []);
  return (
    <div className="list" ref={ref}>
      <History store={store} />
      <Live store={store} stick={stick} />
    </div>
  );
}
function Composer() {
  const [value, set] = useState("");
  return <textarea id="t" value={value} onChange={(e) => set(e.target.value)} />;
}
let root: Root, store: Store;
window.bench = {
  mount({ history }) {
    store = makeStore(history);
    root = createRoot(document.getElementById("root")!);
    root.render(
      <>
        <List store={store} />
        <Composer />
      </>,
    );
  },
  async startStream(deltas) {
    store.send("go");
    for await (const d of deltas) store.push(d);
    store.finish();
  },
  typeTarget: "#t",
  unmount() {
    root.unmount();
  },
};
