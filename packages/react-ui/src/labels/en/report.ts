export const report = {
  save: "Save a report",
  content: "The file says what this page did and which browser you use. It has no words of yours.",
  contentWithWords:
    "The file says what this page did and which browser you use, and has the words of this conversation.",
  saved: "The download has started. Nothing was sent: the file is for the person who runs this archive.",
} as const;
