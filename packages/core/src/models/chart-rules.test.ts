import { describeChartRules } from "@archive-of-minds/testing/contracts";
import type { ModelEntry, ModelsCommand, ModelsContext } from "./models.types";
import { modelsMachine } from "./models.machine";

const base = { name: "Model", totalBytes: null, takesFile: false, isRemovable: false, availability: null } as const;
const models: readonly ModelEntry[] = [
  { ...base, kind: "remote", isOptional: false },
  { ...base, kind: "browser", isOptional: true },
  { ...base, kind: "file", isOptional: true, takesFile: true, isRemovable: true },
];

/** Every command by name, so that the list is complete. */
const commands = {
  "models.check": true,
  "model.choose": true,
  "model.download": true,
  "model.cancel": true,
  "model.dismiss": true,
  "model.remove": true,
  "switch.dismiss": true,
} satisfies Record<ModelsCommand["type"], true>;

describeChartRules(modelsMachine, {
  commands: Object.keys(commands),
  inputs: [
    { models, choice: "automatic" },
    { models, choice: "browser" },
  ],
  events: [
    { type: "models.check" },
    { type: "model.choose", kind: "browser" },
    { type: "model.choose", kind: "remote" },
    ...(["unavailable", "downloadable", "available"] as const).map((availability) => ({
      type: "model.answered",
      checked: { kind: "browser", name: "Model", availability },
    })),
    { type: "model.answered", checked: { kind: "file", name: "Model", availability: "available" } },
    { type: "models.answered" },
    { type: "model.download", kind: "browser" },
    { type: "model.download", kind: "file", file: new Blob(["GGUF"]) },
    { type: "model.cancel" },
    { type: "model.dismiss" },
    { type: "model.remove", kind: "file" },
    { type: "switch.dismiss" },
  ] as never,
  outputs: {
    downloadModel: [undefined],
    removeModel: [undefined],
  },
  contextKey: (context: ModelsContext) => [
    context.choice,
    context.models.map(({ availability }) => availability),
    context.switched !== null,
    context.target?.kind,
  ],
} as never);
