import { createContext, type ReactNode } from "react";

/** What every notice of a failure offers besides its own actions. */
export const FailureActions = createContext<ReactNode>(null);
