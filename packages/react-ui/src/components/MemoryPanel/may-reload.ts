import type { ChatSnapshot } from "@archive-of-minds/core";

/** Whether the page can be loaded anew without losing what is written, said or heard. The messages show an import without that. */
export function mayReload(snapshot: ChatSnapshot): boolean {
  const { durability, memoryProblem, draft } = snapshot.context;
  const isUnderWay = snapshot.hasTag("typing") || snapshot.hasTag("heard") || snapshot.matches({ microphone: "on" });
  return durability !== "memory" && memoryProblem === null && draft.trim() === "" && !isUnderWay;
}
