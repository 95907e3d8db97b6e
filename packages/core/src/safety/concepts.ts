/** Which concepts a stem belongs to. */
export type Concepts = (stem: string) => readonly string[];

/** The concepts of a table, `name: words`, by the stems of the words. */
export const conceptsIn = (
  table: Readonly<Record<string, string>>,
  stemOf: (word: string) => string,
): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, string[]>();
  for (const [concept, list] of Object.entries(table)) {
    for (const stem of new Set(list.split(" ").map(stemOf))) found.set(stem, [...(found.get(stem) ?? []), concept]);
  }
  return found;
};

const signNames =
  "DRUG ALCOHOL POISON TOOK BLADE CUT BLOOD HIT WEAPON HURT CONTROL FEAR SECRET TOUCH KILL PLACE END LIFE POINT BURDEN MISS GOODBYE GAVE WISH BODY FACE CHEST THROAT BREATHE STUCK PAIN SICK STROKE FIT OUT HELP";

/** Concepts that speak of need by themselves. The others, such as people, times and games, only tell what it is about. */
export const signs: ReadonlySet<string> = new Set(signNames.split(" "));
