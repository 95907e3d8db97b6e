/** What the browser tells of where the visitor may be. Nothing of it leaves the page. */
export function readPlace(): { readonly timeZone: string; readonly languages: readonly string[] } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages };
}
