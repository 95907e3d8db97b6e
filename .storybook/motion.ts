const QUERY = /\(prefers-reduced-motion:\s*reduce\)/;

/** The queries of style sheets as they were written. */
const written = new WeakMap<CSSMediaRule, string>();

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if ("cssRules" in rule) yield* mediaRules((rule as CSSGroupingRule).cssRules);
  }
}

let isReduced = false;
let isPatched = false;

/** Scripts of a story get the same answer. A `MediaQueryList` that a story holds keeps its answer until the story is mounted again. */
function patchMatchMedia(): void {
  if (isPatched) return;
  isPatched = true;
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(isReduced && QUERY.test(query) ? query.replace(QUERY, "all") : query);
}

/**
 * Shows all stories as for visitors who want less motion, or as the system says. A page cannot set what the media query
 * answers, so the queries themselves are changed.
 */
export function reduceMotion(reduced: boolean): void {
  isReduced = reduced;
  patchMatchMedia();
  for (const sheet of document.styleSheets)
    for (const rule of mediaRules(sheet.cssRules)) {
      const text = written.get(rule) ?? rule.media.mediaText;
      if (!QUERY.test(text)) continue;
      written.set(rule, text);
      const wanted = reduced ? text.replace(QUERY, "all") : text;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
}
