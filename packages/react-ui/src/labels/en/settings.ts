export const settings = {
  title: "Settings",
  replies: "Replies",
  answersNow: (name: string) => `Answers now: ${name}.`,
  chooseReplies: "Choose what answers",
  voice: "Voice and sounds",
  speakReplies: "Spoken replies",
  noVoice: "This browser has no voice for this character. Replies are shown as text.",
  sounds: "Sounds",
  captions: "Captions in the Chat Room",
  camera: "Camera",
  quality: "Picture quality",
  appearance: "Appearance",
  theme: "Theme",
  themes: { system: "System", light: "Light", dark: "Dark" },
  textSize: "Text size",
  textSizes: { normal: "Normal", large: "Large", larger: "Larger", largest: "Largest" },
  keys: "Keyboard",
  showKeys: "Show the keys",
} as const;

export const keys = {
  title: "Keyboard",
  list: [
    ["Enter", "Send the message"],
    ["Shift + Enter", "Start a new line"],
    ["Space, held", "Talk, when no field or button is selected"],
    ["Space", "Next turn in the Chat Room, when you read at your own pace"],
    ["Arrow up, arrow down", "Move in the list of characters or conversations"],
    ["Escape", "Close what is open, or stop the recording, the voice or the reply"],
    ["?", "Show this list"],
  ],
} as const;
