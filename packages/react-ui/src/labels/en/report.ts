export const report = {
  save: "Save a report",
  content: "The file says what this page did and which browser you use. It has no words of yours.",
  saved: "The download has started. Nothing was sent: the file is for the person who runs this archive.",
} as const;
