/** What a report says of this page: its build, by the name of the script, the browser, and the kind of what answers. */
export const aboutPage = (model?: { readonly kind: string }) => ({
  script: new URL(import.meta.url).pathname.split("/").at(-1) ?? "",
  browser: navigator.userAgent,
  ...(model && { answers: model.kind }),
});
