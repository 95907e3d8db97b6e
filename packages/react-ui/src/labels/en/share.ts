export const share = {
  title: "Share these words",
  drawing: "Drawing the picture…",
  drawingFailed: "The picture could not be drawn. Share the text instead.",
  /** What screen readers say of the picture. */
  picture: (names: string) => `Words of ${names} as a picture`,
  sharePicture: "Share picture",
  savePicture: "Save picture",
  shareText: "Share text",
  copyText: "Copy text",
  shared: "Shared.",
  saved: "The download has started.",
  copied: "Copied.",
  failed: "The browser did not share it. Copy the text, or save the picture.",
  copyFailed: "Copying failed. Save the picture instead.",
  /** At the foot of the picture and of the text. */
  source: (product: string) => `An imagined conversation. ${product}`,
  keptHere: "The picture is made on this device and stays here until you share it.",
} as const;
