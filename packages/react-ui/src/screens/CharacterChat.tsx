import { forwardRef } from "react";
import type { ChatActorRef } from "@archive-of-minds/core";
import { useIsHydrating } from "../hooks/use-is-hydrating";
import * as english from "../labels/en/chat";
import { useLabels, useLanguageAttributes } from "../labels/LabelsProvider";
import { ChatProvider } from "../providers/ChatProvider";
import type { EventAreaOptions } from "../providers/EventArea";
import { checkActor } from "../shared/check-actor";
import { MainScreen, type MainScreenProps } from "./MainScreen";

/**
 * Takes the attributes of its root `<div>` too. Contains its own `<ChatProvider>`; only `live` needs a
 * `<MediaSessionProvider>` above it.
 */
export interface CharacterChatProps extends MainScreenProps, EventAreaOptions {
  /** Made with `createChat`, outside React. */
  readonly chat: ChatActorRef;
}

/**
 * The whole conversation screen in one component. A server renders only that it is opening.
 *
 * @example
 * const chat = createChat({ providers: { languageModel } })
 * const App = () => <CharacterChat chat={chat} />
 */
export const CharacterChat = forwardRef<HTMLDivElement, CharacterChatProps>(function CharacterChat(
  { chat, shortcuts, ...screen },
  ref,
) {
  const isHydrating = useIsHydrating();
  // On a server these are given to no component.
  if (screen.camera) checkActor("CameraProvider", "camera", "createCamera", screen.camera);
  if (screen.models) checkActor("ModelsProvider", "models", "createModels", screen.models);
  return (
    <ChatProvider chat={chat} shortcuts={shortcuts}>
      {isHydrating ? <Opening fill={screen.fill} /> : <MainScreen {...screen} ref={ref} />}
    </ChatProvider>
  );
});

function Opening({ fill }: Pick<MainScreenProps, "fill">) {
  const labels = useLabels("messages", english.messages);
  return (
    <div className="aom aom-main" {...useLanguageAttributes()} data-state="loading" data-fill={fill}>
      <div className="aom-frame">
        <p className="aom-thinking" role="status">
          {labels.loading}
        </p>
      </div>
    </div>
  );
}
