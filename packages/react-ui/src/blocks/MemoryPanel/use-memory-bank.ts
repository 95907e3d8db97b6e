import { closeMemoryBank, type Character, type MemoryBankActorRef } from "@archive-of-minds/core";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../shared/save-file";

/** Opens a character's memory bank; with a promise, it may be loaded first. */
export type OpenMemoryBank = (character: Character) => MemoryBankActorRef | Promise<MemoryBankActorRef>;

/** A memory bank for as long as the component is there. Give the component a `key` of the character's id. */
export function useMemoryBank(
  character: Character,
  open: OpenMemoryBank,
  onImported: () => void,
): MemoryBankActorRef | "opening" | "failed" {
  const [bank, setBank] = useState<MemoryBankActorRef | "opening" | "failed">("opening");
  const first = useRef({ character, open, onImported });
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    const { character: whose, open: begin, onImported: reload } = first.current;
    const opening = Promise.resolve().then(() => begin(whose));
    opening.then(
      (opened) => {
        if (isOver) return closeMemoryBank(opened);
        close = () => closeMemoryBank(opened);
        // Not removed with the panel: an export or import under way still ends.
        opened.on("memory.exported", ({ fileName, mediaType, file }) => saveFile(fileName, mediaType, file));
        opened.on("memory.imported", reload);
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
