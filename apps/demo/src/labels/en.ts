/** The words of the site itself. */
export const siteLabels = {
  roomMissing:
    "The Chat Room could not be loaded. Check your connection, then press “Chat Room” again. If it still does not open, reload the page.",
  outdated: "Reload the page to go on: there is a new version. What you wrote is kept.",
  newVersion: "A new version is ready.",
  reload: "Reload",
  later: "Later",
  documentation: "Documentation",
} as const;

/** The words of the site in any language. */
export type SiteLabels = Readonly<Record<keyof typeof siteLabels, string>>;
