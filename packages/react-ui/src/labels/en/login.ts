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
  expired: "The archive has locked itself again. Enter the code once more; what you were writing is still there.",
  hint: (code: string) => `New here? The code is “${code}”.`,
  failure: {
    unreachable: () => "The archive’s server does not answer. Check your connection, then try again.",
    outdatedClient: () => "This page is older than the archive’s server. Reload the page, then enter the code.",
    timeout: () => "The archive’s server took too long to answer. Try again.",
    tooManyAttempts: ({ retryAfterMs }: AccessFailure) =>
      `Too many wrong codes from here. Try again in ${seconds(retryAfterMs ?? 60_000)}.`,
  },
} as const;
