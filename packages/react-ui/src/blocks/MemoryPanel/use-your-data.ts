import { closeYourData, mediaMembers, type YourDataActorRef } from "@archive-of-minds/core";
import { useEffect, useRef, useState } from "react";
import { useJoinMediaSession } from "../../providers/MediaSessionProvider";
import { checkFunction } from "../../shared/check-prop";
import { saveFile } from "../../shared/save-file";

/** Opens the actions on all stored data. May return a promise, so that they can be loaded on demand. */
export type OpenYourData = () => YourDataActorRef | Promise<YourDataActorRef>;

/** Opens them for the lifetime of the component. */
export function useYourData(open: OpenYourData): YourDataActorRef | "opening" | "failed" {
  checkFunction("MemoryPanel", "yourData", open, "Pass a function: () => createYourData({ … }).");
  const [data, setData] = useState<YourDataActorRef | "opening" | "failed">("opening");
  useJoinMediaSession(mediaMembers.yourData, typeof data === "object" ? data : null);
  const first = useRef(open);
  useEffect(() => {
    let isOver = false;
    let close = () => {};
    Promise.resolve()
      .then(() => first.current())
      .then(
        (opened) => {
          if (isOver) return closeYourData(opened);
          close = () => closeYourData(opened);
          opened.on("data.exported", ({ fileName, mediaType, file }) => saveFile(fileName, mediaType, file));
          setData(opened);
        },
        () => {
          if (!isOver) setData("failed");
        },
      );
    return () => {
      isOver = true;
      close();
    };
  }, []);
  return data;
}
