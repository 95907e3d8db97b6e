import { accessSelectors, characters } from "@archive-of-minds/core";
import { ErrorBoundary, Fetched, LoginScreen } from "@archive-of-minds/react-ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Archive } from "./site";

export function App({ access, config, AppShell, preload }: Archive) {
  const gate = useSelector(access, accessSelectors.gate);
  useEffect(() => {
    const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 500));
    whenIdle(preload);
  }, [preload]);
  if (gate === "checking") return null;
  return (
    <ErrorBoundary>
      {gate === "open" ? (
        <Fetched fallback={null}>
          <AppShell />
        </Fetched>
      ) : (
        <LoginScreen access={access} characters={characters} hint={config.accessCodeHint} />
      )}
    </ErrorBoundary>
  );
}
