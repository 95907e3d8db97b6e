import { accessSelectors, characters } from "@archive-of-minds/core";
import { ErrorBoundary, LoginScreen } from "@archive-of-minds/react-ui";
import { LazyBoundary } from "@archive-of-minds/react-ui/loading";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Site } from "./site";
import { useOpeningGate } from "./use-opening-gate";
import { whenIdle } from "./when-idle";

export function App({ access, config, AppShell, preload }: Site) {
  const gate = useOpeningGate(useSelector(access, accessSelectors.gate), preload);
  useEffect(() => whenIdle(() => void preload()), [preload]);
  if (gate === "checking") return null;
  return (
    <ErrorBoundary>
      {gate === "open" ? (
        <LazyBoundary fallback={null}>
          <AppShell />
        </LazyBoundary>
      ) : (
        <LoginScreen access={access} characters={characters} hint={config.accessCodeHint} />
      )}
    </ErrorBoundary>
  );
}
