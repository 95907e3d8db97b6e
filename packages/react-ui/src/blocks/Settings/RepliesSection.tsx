import { modelsSelectors, type ModelsActorRef } from "@archive-of-minds/core";
import { useSelector } from "@xstate/react";
import * as english from "../../labels/en/settings";
import { useLabels } from "../../labels/LabelsProvider";
import { useModels } from "../../providers/ModelsProvider";
import { SettingsSection } from "./SettingsSection";

/** What answers, with the way to choose it. Renders nothing without models. */
export function RepliesSection() {
  const inUse = useModels();
  return inUse && <Replies models={inUse.models} openDialog={() => inUse.setOpen(true)} />;
}

function Replies({ models, openDialog }: { readonly models: ModelsActorRef; readonly openDialog: () => void }) {
  const labels = useLabels("settings", english.settings);
  const running = useSelector(models, modelsSelectors.running);
  return (
    <SettingsSection title={labels.replies}>
      <div className="aom-settings-row">
        <p>{running && labels.answersNow(running.name)}</p>
        <button type="button" className="aom-button" aria-haspopup="dialog" onClick={openDialog}>
          {labels.chooseReplies}
        </button>
      </div>
    </SettingsSection>
  );
}
