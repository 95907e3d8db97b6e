import type { Store } from "../store/store";

type Method = (...args: never[]) => unknown;

/** A store that can be made to wait, so that a test sees who waits for it. */
export interface BlockingStore {
  readonly store: Store;
  /** Nobody is answered from now on, until what is returned is called; then all are. */
  blockStore(): () => void;
  /** How often it was asked for something. */
  callsToStore(): number;
}

export function createBlockingStore(inner: Store): BlockingStore {
  let gate = Promise.resolve();
  let calls = 0;
  const held =
    (method: Method, owner: object): Method =>
    (...args) => {
      calls += 1;
      return gate.then(() => method.apply(owner, args));
    };
  const blockingPart = <Part extends object>(part: Part): Part =>
    Object.fromEntries(Object.entries(part).map(([name, method]) => [name, held(method as Method, part)])) as Part;

  return {
    store: {
      conversations: blockingPart(inner.conversations),
      sessions: inner.sessions,
      wrongCodes: inner.wrongCodes,
      liveConversations: blockingPart(inner.liveConversations),
      ledger: blockingPart(inner.ledger),
      isWorking: held(inner.isWorking, inner) as Store["isWorking"],
      forget: inner.forget,
      forgetVisitor: inner.forgetVisitor,
      close: inner.close,
    },
    blockStore() {
      let open = () => {};
      gate = new Promise((resolve) => (open = resolve));
      return open;
    },
    callsToStore: () => calls,
  };
}
