import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

// The name is an element's, not a component's.
const isCustomElement = (tag: string) => tag === "archive-chat";

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });
