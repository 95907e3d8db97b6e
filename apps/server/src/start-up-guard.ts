import { defaultAccessCode } from "./access/default-code";
import type { SiteLimitVariable } from "./budgets/limits";
import type { ServerConfig } from "./config";
import { isThisMachine } from "./local-address";
import { isOwnServer } from "./vendors/vendor";
import { configuredVendors, type VendorName } from "./vendors/vendors";

type Guarded = Pick<
  ServerConfig,
  VendorName | "host" | "publicUrl" | "accessCode" | "sessionSecret" | "unsetSiteLimits" | "allowOpen"
>;

/** A shorter code can be guessed in days, rate limits included. */
const SHORTEST_CODE = 8;

/** The limits of a day that the configured vendors spend; none without a paid key. */
const spentLimits = (config: Guarded): readonly SiteLimitVariable[] =>
  configuredVendors(config).flatMap(({ spends }) => spends);
/** Whether a key that counts as paid is for a server in a network of one's own, which perhaps needs none. */
const mayLeaveOutKey = (config: Guarded) =>
  configuredVendors(config).some((vendor) => vendor.spends.length > 0 && isOwnServer(vendor));
const hasPaidKey = (config: Guarded) => spentLimits(config).length > 0;
const isPublic = ({ publicUrl }: Guarded) => publicUrl !== null && !isThisMachine(new URL(publicUrl).hostname);
const hasShortCode = ({ accessCode }: Guarded) => accessCode.length < SHORTEST_CODE;

/** A paid key behind the default access code. */
const isPaidKeyOpen = (config: Guarded) =>
  hasPaidKey(config) && config.accessCode === defaultAccessCode && !config.allowOpen;

/** The unset limits that the configured vendors spend; none without any paid key. */
function missingSiteLimits(config: Guarded): readonly SiteLimitVariable[] {
  const spent = spentLimits(config);
  return config.unsetSiteLimits.filter((name) => spent.includes(name));
}

/**
 * Refuses a paid key on a public address while a default lets anybody spend it.
 *
 * @returns one sentence that says what to change, or `null` if the server may start.
 */
export function findStartRefusal(config: Guarded): string | null {
  if (!hasPaidKey(config) || config.allowOpen) return null;
  const hint = mayLeaveOutKey(config)
    ? " A server in a network of your own that needs no key is no paid one: leave the key out."
    : "";
  const refuse = (where: string, missing: readonly string[]) =>
    missing.length === 0
      ? null
      : `${where} and a paid key is set: set ${listed(missing)} too, or ALLOW_OPEN=1 to start all the same.${hint}`;
  const ownCode = isPaidKeyOpen(config) ? ["an ACCESS_CODE of your own"] : [];
  if (!isPublic(config)) return isThisMachine(config.host) ? null : refuse("HOST lets other machines in", ownCode);
  const longerCode =
    hasShortCode(config) && ownCode.length === 0 ? [`an ACCESS_CODE of at least ${SHORTEST_CODE} characters`] : [];
  const secret = config.sessionSecret === null ? ["a SESSION_SECRET"] : [];
  const limits = missingSiteLimits(config).map((name) => `${name} (what a day may cost)`);
  return refuse("PUBLIC_URL is a public address", [...ownCode, ...longerCode, ...secret, ...limits]);
}

interface Warning {
  readonly event: string;
  /** What to do about it. */
  readonly todo: string;
}

/** What the owner of a public server should change, although the server starts without it. */
export function startUpWarnings(config: Guarded): readonly Warning[] {
  if (!isPublic(config) && (isThisMachine(config.host) || !hasPaidKey(config))) return [];
  const warnings: Warning[] = [];
  if (hasShortCode(config)) {
    warnings.push({
      event: "access code too short",
      todo: `Set an ACCESS_CODE of at least ${SHORTEST_CODE} characters: a shorter one can be guessed.`,
    });
  }
  const limits = missingSiteLimits(config);
  if (limits.length > 0)
    warnings.push({
      event: "site limits not set",
      todo: `Set ${listed(limits)} to what you are willing to pay for a day: the defaults are high.`,
    });
  return warnings;
}

const listed = (items: readonly string[]) =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

/**
 * Whether the access code may be entered under this host name. A foreign page can point its own name at this machine
 * (DNS rebinding), so a paid key behind the default code is open only to names of this machine and to `PUBLIC_URL`.
 */
export function isAllowedHost(hostname: string, config: Guarded): boolean {
  const { publicUrl } = config;
  return (
    !isPaidKeyOpen(config) ||
    isThisMachine(hostname) ||
    (publicUrl !== null && new URL(publicUrl).hostname === hostname)
  );
}
