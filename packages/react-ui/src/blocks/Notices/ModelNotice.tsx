import { forwardRef } from "react";
import { chatSelectors } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/chat";
import { useLabels } from "../../labels/LabelsProvider";
import { useChatActor } from "../../providers/ChatProvider";
import { rootProps, type RootProps } from "../../shared/root-props";

/** The attributes of its root `<p>`. Needs a `<ChatProvider>` above it. */
export type ModelNoticeProps = RootProps<"p">;

/** Names what answers, so that built-in replies are never taken for a language model. */
export const ModelNotice = forwardRef<HTMLParagraphElement, ModelNoticeProps>(function ModelNotice({ ...root }, ref) {
  const labels = useLabels("model", english.model);
  const model = useSelector(useChatActor(), chatSelectors.model);
  return (
    <p ref={ref} {...rootProps({ className: "aom-model", "data-kind": model.kind }, root)}>
      {model.kind === "builtIn"
        ? labels.builtIn
        : model.kind === "remote"
          ? labels.remote(model.name)
          : labels.onDevice(model.name)}
    </p>
  );
});
