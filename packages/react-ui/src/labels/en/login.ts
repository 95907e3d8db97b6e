import type { AccessFailure } from "@archive-of-minds/core";
import { seconds } from "./seconds";

export const login = {
  subtitle: "A Collection of Extraordinary Minds",
  field: "Enter Access Code",
  show: "Show code",
  hide: "Hide code",
  unlock: "Unlock Archives",
  checking: "Checking the code…",
  footer: "Secured Repository of Historical Consciousness",
  denied: "Incorrect password",
  expired: "Enter the code again: the archive has locked itself. What you were writing is kept.",
  hint: (code: string) => `New here? The code is “${code}”.`,
  failure: {
    unreachable: () => "The server cannot be reached. Check your connection, then try again.",
    outdatedClient: () => "Reload the page, then enter the code: there is a new version.",
    timeout: () => "The server took too long to answer. Try again.",
    tooManyAttempts: ({ retryAfterMs }: AccessFailure) =>
      `Too many wrong codes from here. Try again in ${seconds(retryAfterMs ?? 60_000)}.`,
  },
} as const;
