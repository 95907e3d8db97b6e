import type { ModelsActorRef } from "@archive-of-minds/core";
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import { checkActor } from "../shared/check-actor";
import { useChatActor } from "./ChatProvider";

/** The models, and the dialog that shows them. */
export interface ModelsInUse {
  readonly models: ModelsActorRef;
  /** Whether the dialog is open. */
  readonly isOpen: boolean;
  /** Opens or closes the dialog. */
  setOpen(isOpen: boolean): void;
}

const ModelsContext = createContext<ModelsInUse | undefined>(undefined);

/** The models for what stands below {@link ModelsProvider}. Needs a `<ChatProvider>` above it. */
export interface ModelsProviderProps {
  /** Made outside React, with `createModels`. Without it, the menu has no "Replies". */
  readonly models: ModelsActorRef | undefined;
  readonly children: ReactNode;
}

/** Provides the models to the components below it, and joins them to their chat. Has to stand inside a `ChatProvider`. */
export function ModelsProvider({ models, children }: ModelsProviderProps) {
  if (models) checkActor("ModelsProvider", "models", "createModels", models);
  const chat = useChatActor();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!models) return;
    let detach: (() => void) | null = () => {};
    void import("./attach-models").then(
      ({ attachModels }) => {
        if (detach) detach = attachModels(models, chat);
      },
      () => {},
    );
    return () => {
      detach?.();
      detach = null;
    };
  }, [models, chat]);
  const value = useMemo(() => models && { models, isOpen, setOpen }, [models, isOpen]);
  return <ModelsContext.Provider value={value}>{children}</ModelsContext.Provider>;
}

/** The models; `undefined` without them. */
export function useModels(): ModelsInUse | undefined {
  return useContext(ModelsContext);
}
