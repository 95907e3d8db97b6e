import { useEffect } from "react";
import { useSettings } from "../providers/SettingsProvider";
import { isKeyTaken } from "../shared/is-key-taken";

/** `?` shows the list of keys, where it types nothing. */
export function useKeysHelp(): void {
  const settings = useSettings();
  const show = settings?.show;
  useEffect(() => {
    if (!show) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "?" || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
      if (isKeyTaken(event.target)) return;
      event.preventDefault();
      show("keys");
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [show]);
}
