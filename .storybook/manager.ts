import { addons } from "storybook/manager-api";

// A chart needs room, and a designer opens its panel more often than the others.
addons.setConfig({ bottomPanelHeight: 380 });
