import type { Store } from "../store/store";

type Method = (...args: never[]) => unknown;

/** A store whose calls a test can block. */
export interface BlockingStore {
  readonly store: Store;
  /** Blocks all calls until the returned function is called. */
  blockStore(): () => void;
  /** The number of calls. */
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
