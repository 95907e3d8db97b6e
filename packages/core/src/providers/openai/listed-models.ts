/** An entry of a server's list of models. */
export interface ListedModel {
  readonly id: string;
}

/** Which models a server lists, and which of them is asked. */
export interface ListedModels {
  /** The configured one, or the first that is listed; `undefined` while neither is known. */
  readonly id: string | undefined;
  /** The context, in tokens, that the list tells of it. */
  readonly contextTokens: number | undefined;
  /** Takes a list of the server. @returns the ids. */
  take(list: readonly ListedModel[]): readonly string[];
  /** Asks another model from then on where none was configured and this one says that it does not chat. @returns whether there is one. */
  dropUnfit(id: string, error: unknown): boolean;
}

/** Models that write no replies, which servers list among the others. */
const unlikely = /embed|rerank|whisper|tts/i;

export function createListedModels(configured: string | undefined): ListedModels {
  let listed: readonly ListedModel[] = [];
  const unfit = new Set<string>();
  let chosen = configured;
  const choose = () => {
    const ids = listed.map(({ id }) => id).filter((id) => !unfit.has(id));
    chosen ??= ids.find((id) => !unlikely.test(id)) ?? ids[0];
  };
  return {
    get id() {
      return chosen;
    },
    get contextTokens() {
      return contextTokensOf(listed.find(({ id }) => chosen !== undefined && isSameModel(id, chosen)));
    },
    take(list) {
      listed = list;
      choose();
      return list.map(({ id }) => id);
    },
    dropUnfit(id, error) {
      if (configured !== undefined || !(error instanceof Error) || !/does not support chat\b/i.test(error.message))
        return false;
      unfit.add(id);
      if (chosen === id) chosen = undefined;
      choose();
      return chosen !== undefined;
    },
  };
}

/** Whether two ids name the same model: Ollama lists `llama3.2` as `llama3.2:latest`. */
export const isSameModel = (one: string, other: string): boolean => withTag(one) === withTag(other);

const withTag = (id: string) => (id.includes(":") ? id : `${id}:latest`);

/** What servers of one's own say of a model's context: vLLM in the model's entry, llama.cpp in its `meta`. */
function contextTokensOf(model: unknown): number | undefined {
  const { max_model_len: own, meta } = (model ?? {}) as {
    readonly max_model_len?: unknown;
    readonly meta?: { readonly n_ctx?: unknown } | null;
  };
  return [own, meta?.n_ctx].find((tokens) => typeof tokens === "number" && tokens > 0) as number | undefined;
}
