import type { StorybookConfig } from "@storybook/react-vite";
import { fileURLToPath } from "node:url";
import { defaultClientConditions, mergeConfig } from "vite";

/** The panel of the statecharts, from its source, so that nothing needs a build first. */
const statecharts = (file: string) =>
  fileURLToPath(new URL(`../packages/storybook-statecharts/src/${file}`, import.meta.url));

const config: StorybookConfig & { readonly managerEntries: (entries?: string[]) => string[] } = {
  stories: ["./pages/*.mdx", "../packages/react-ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  managerEntries: (entries = []) => [...entries, statecharts("manager.tsx")],
  previewAnnotations: (entries = []) => [...entries, statecharts("preview.ts")],
  framework: { name: "@storybook/react-vite", options: {} },
  // The toolbar has room for what these stories need: theme, language, direction, width, text size and motion.
  features: { backgrounds: false, measure: false, outline: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { conditions: ["@archive-of-minds/source", ...defaultClientConditions] } }),
};

export default config;
