/** How the rules begin that every character keeps: a persona is what stands before it. */
export const rulesHeading = "Rules that hold in every reply:";

/** A persona as its author wrote it, without the rules every character keeps. */
export const withoutRules = (persona: string): string => persona.split(rulesHeading)[0]?.trim() ?? "";
