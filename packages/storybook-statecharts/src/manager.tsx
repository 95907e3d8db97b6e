import * as React from "react";
import { useEffect, type ReactElement } from "react";
import { addons, types, useParameter } from "storybook/manager-api";
import { useTheme } from "storybook/theming";
import { ADDON, FROM_PANEL, FROM_STORY, STORY_BEGINS } from "./messages";
import { createPanelStore, type PanelStore } from "./panel/panel-store";
import { Panel } from "./panel/Panel";
import type { StatechartsParameters } from "./parameters";

function StatechartsPanel({ store, active }: { readonly store: PanelStore; readonly active: boolean }) {
  const { source } = useParameter<StatechartsParameters>(ADDON, {}) ?? {};
  const { base } = useTheme();
  useEffect(() => {
    if (!active) return undefined;
    const channel = addons.getChannel();
    channel.on(STORY_BEGINS, store.open);
    store.open();
    return () => {
      channel.off(STORY_BEGINS, store.open);
      store.close();
    };
  }, [active, store]);
  return active ? <Panel store={store} source={source} theme={base === "dark" ? "dark" : "light"} /> : null;
}

addons.register(ADDON, () => {
  const channel = addons.getChannel();
  const store = createPanelStore((message) => channel.emit(FROM_PANEL, message));
  channel.on(FROM_STORY, store.receive);
  addons.add(`${ADDON}/panel`, {
    type: types.PANEL,
    title: "Statechart",
    paramKey: ADDON,
    render: ({ active = false }): ReactElement => <StatechartsPanel store={store} active={active} />,
  });
});
