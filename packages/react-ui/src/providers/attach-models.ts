// Loaded only where there are models to choose from.
export { attachModels } from "@archive-of-minds/core";
