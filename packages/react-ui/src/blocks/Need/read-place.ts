/** The browser's time zone and languages, which suggest the visitor's country. They do not leave the page. */
export function readPlace(): { readonly timeZone: string; readonly languages: readonly string[] } {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages };
}
