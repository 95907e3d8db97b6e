import type { CreateSessionOptions, PromptApi, PromptSession } from "./prompt-api.types";

/** One session for each character, with its system prompt already read. Each reply is written by a clone of it. */
export interface BaseSessions {
  /** A session of its own for one reply, which its caller destroys. */
  clone(api: PromptApi, options: BaseOptions, signal: AbortSignal): Promise<PromptSession>;
  /** Destroys all of them, because the model is gone. */
  clear(): void;
}

interface BaseOptions extends CreateSessionOptions {
  readonly characterId: string;
  readonly system: string;
}

interface Base {
  readonly system: string;
  readonly session: Promise<PromptSession>;
}

/** A session holds memory on the device; a room has at most five characters and a moderator. */
const MOST_BASES = 6;

export function createBaseSessions(): BaseSessions {
  const bases = new Map<string, Base>();
  const drop = (characterId: string) => {
    const base = bases.get(characterId);
    bases.delete(characterId);
    base?.session.then(
      (session) => session.destroy(),
      () => {},
    );
  };

  const baseFor = (api: PromptApi, { characterId, system, ...options }: BaseOptions): Base => {
    const before = bases.get(characterId);
    // Moved to the end: the first one is the one that was not used for longest.
    if (before?.system === system) bases.delete(characterId);
    else drop(characterId);
    const base = before?.system === system ? before : { system, session: api.create(withSystem(options, system)) };
    bases.set(characterId, base);
    base.session.catch(() => {
      if (bases.get(characterId) === base) bases.delete(characterId);
    });
    const [oldest] = bases.keys();
    if (bases.size > MOST_BASES && oldest !== undefined) drop(oldest);
    return base;
  };

  return {
    async clone(api, options, signal) {
      const base = baseFor(api, options);
      const session = await base.session;
      try {
        return await session.clone({ signal });
      } catch (error) {
        if (signal.aborted || bases.get(options.characterId) !== base) throw error;
        // The browser ends sessions that were idle for long: the next attempt has a new one.
        drop(options.characterId);
        return (await baseFor(api, options).session).clone({ signal });
      }
    },
    clear: () => [...bases.keys()].forEach(drop),
  };
}

const withSystem = (options: CreateSessionOptions, system: string): CreateSessionOptions =>
  system === "" ? options : { ...options, initialPrompts: [{ role: "system", content: system }] };
