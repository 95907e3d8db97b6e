/** The heading of the rules that every character follows; the persona is the text before it. */
export const rulesHeading = "Rules that hold in every reply:";

/** A persona as its author wrote it, without the rules that every character follows. */
export const withoutRules = (persona: string): string => persona.split(rulesHeading)[0]?.trim() ?? "";
