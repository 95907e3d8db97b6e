import { createContext, type ReactNode } from "react";

/** What every notice of a failure offers besides its own actions. */
export const FailureActions = createContext<ReactNode>(null);

/** What the notice of a camera's failure offers besides its own actions. */
export const CameraFailureActions = createContext<ReactNode>(null);
