const SENTENCES = [
  "What did you see when the first lamp was lit?",
  "The current alternates, and so does my patience with those who call it impossible.",
  "Tell me more.",
  "I have measured it a hundred times, at dusk, with the window open and the gulls outside.",
  "And if the bridge had failed?",
  "Then we should have built it again, a little wider, and said nothing of it to the newspapers.",
  "A machine is a thought that has learned to stand by itself.",
];
const DAY = 86_400_000;

/**
 * A stored conversation, the same for every contestant: questions of a sentence, answers of three to five, an hour
 * apart. Ids are as long as the ones the product makes.
 */
export function makeHistory(count: number): Msg[] {
  const start = Date.UTC(2026, 0, 1) - count * (DAY / 24);
  return Array.from({ length: count }, (_, index) => {
    const isQuestion = index % 2 === 0;
    const sentences = isQuestion ? 1 : 3 + (index % 3);
    const text = Array.from({ length: sentences }, (_, at) => SENTENCES[(index * 3 + at) % SENTENCES.length]).join(" ");
    return {
      id: `0190a1b2-c3d4-7000-8000-${String(index).padStart(12, "0")}`,
      role: isQuestion ? "user" : "assistant",
      text: `${index}: ${text}`,
      createdAt: start + index * (DAY / 24),
    };
  });
}
