/** Throws with the names of required options that are missing, before anything is started. */
export function needs(maker: string, given: object | undefined, ...names: readonly string[]): void {
  for (const name of names) {
    if (given?.[name as never] == null)
      throw new Error(`${maker}: \`${name}\` is missing. Pass it: ${maker}({ ${name} }).`);
  }
}

/** A method by which a provider is known. */
const methods: Readonly<Record<string, string>> = {
  languageModel: "stream",
  builtInModel: "stream",
  memoryStore: "load",
  settingsStore: "read",
  speechSynthesizer: "prepare",
  speechRecognizer: "start",
  voiceActivityDetector: "start",
  safetyCheck: "check",
  voiceAgent: "hasAgent",
};

/** Throws when a required provider is missing, or one of them is something else. */
export function needsProvider(maker: string, options: { readonly providers?: object } | undefined, name: string): void {
  const providers = (options?.providers ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>> | null>>;
  if (providers[name] == null)
    throw new Error(
      `${maker}: \`${name}\` is missing among the providers. Pass one: ${maker}({ providers: { ${name} } }).`,
    );
  for (const [given, method] of Object.entries(methods)) {
    const provider = providers[given];
    if (provider != null && typeof provider[method] !== "function")
      throw new Error(
        `${maker}: \`${given}\` has no \`${method}\`. Pass what its create…() function returned; wait for it where it is a promise.`,
      );
  }
}

/**
 * @param wanted the ids that the caller named.
 * @throws Error where the list is empty, where two have the same id, and where a wanted id is missing.
 */
export function checkCharacters(
  maker: string,
  characters: readonly { readonly id: string }[],
  wanted: readonly string[],
): void {
  const fail = (words: string) => {
    throw new Error(`${maker}: ${words}`);
  };
  // Plain JavaScript can pass anything.
  if (!Array.isArray(characters)) fail("`characters` has to be a list. Pass [one] where there is one.");
  const ids = characters.map((character: { readonly id?: unknown } | null | undefined) =>
    typeof character?.id === "string" ? character.id : "",
  );
  if (ids.includes("")) fail("a character has no `id`. Make each with defineCharacter().");
  if (ids.length === 0)
    fail(
      "the list of characters is empty. Pass at least one, made with defineCharacter(), or leave `characters` out to have the five of the archive.",
    );
  const double = ids.find((id, place) => ids.indexOf(id) !== place);
  if (double !== undefined)
    fail(`two characters have the id "${double}", under which memory is stored. Give each an id of its own.`);
  const unknown = wanted.find((id) => !ids.includes(id));
  if (unknown !== undefined)
    fail(`no character has the id "${unknown}". Pass one of these: ${ids.map((id) => `"${id}"`).join(", ")}.`);
}
