import { characters } from "@archive-of-minds/core";
import { ErrorBoundary, Fetched, LoginScreen } from "@archive-of-minds/react-ui";
import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import type { Archive } from "./site";

type AccessSnapshot = ReturnType<Archive["access"]["getSnapshot"]>;
const selectGate = (snapshot: AccessSnapshot) =>
  snapshot.matches("granted") ? "open" : snapshot.matches("checkingStoredFlag") ? "checking" : "closed";

export function App({ access, config, AppShell, preload }: Archive) {
  const gate = useSelector(access, selectGate);
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
