import { useEffect } from "react";
import { useEventArea } from "../providers/EventArea";
import { useSettings } from "../providers/SettingsProvider";
import { isKeyTaken } from "../shared/is-key-taken";
import { listen } from "../shared/listen";

/** `?` shows the list of keys, where it types nothing. */
export function useKeysHelp(): void {
  const settings = useSettings();
  const { target } = useEventArea();
  const show = settings?.show;
  useEffect(() => {
    if (!show) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isKeyTaken(event, target.current)) return;
      event.preventDefault();
      show("keys");
    };
    return listen(target.current, { keydown: onKeyDown });
  }, [show, target]);
}
