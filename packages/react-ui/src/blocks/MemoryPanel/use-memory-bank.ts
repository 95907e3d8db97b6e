import { closeMemoryBank, mediaMembers, type Character, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useEffect, useRef, useState } from "react";
import { useJoinMediaSession } from "../../providers/MediaSessionProvider";
import { checkFunction } from "../../shared/check-prop";
import { saveFile } from "../../shared/save-file";

/** Opens a character's memory bank. May return a promise, so that it can be loaded on demand. */
export type OpenMemoryBank = (character: Character) => MemoryBankActorRef | Promise<MemoryBankActorRef>;

/** A memory bank for the lifetime of the component, which needs the character's id as its `key`. */
export function useMemoryBank(
  character: Character,
  open: OpenMemoryBank,
  onImported: (bank: MemoryBankActorRef) => void,
): MemoryBankActorRef | "opening" | "failed" {
  checkFunction("MemoryPanel", "memoryBank", open, "Pass a function: (character) => createMemoryBank({ … }).");
  const [bank, setBank] = useState<MemoryBankActorRef | "opening" | "failed">("opening");
  useJoinMediaSession(mediaMembers.memoryBank, typeof bank === "object" ? bank : null);
  const first = useRef({ character, open });
  const latest = useRef(onImported);
  useEffect(() => {
    latest.current = onImported;
  });
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    const { character: whose, open: begin } = first.current;
    const opening = Promise.resolve().then(() => begin(whose));
    opening.then(
      (opened) => {
        if (isOver) return closeMemoryBank(opened);
        close = () => closeMemoryBank(opened);
        // Not removed with the panel: an export or import under way still ends.
        opened.on("memory.exported", ({ fileName, mediaType, file }) => saveFile(fileName, mediaType, file));
        opened.on("memory.imported", () => latest.current(opened));
        setBank(opened);
      },
      () => {
        if (!isOver) setBank("failed");
      },
    );
    return () => {
      isOver = true;
      close();
    };
  }, []);
  return bank;
}
