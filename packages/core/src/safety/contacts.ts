import type { NeedKind } from "../contracts/safety-check";
import { contactsByCountry } from "./contacts-data";
import { zonesByCountry } from "./time-zones-data";

/** What an emergency number reaches; `all` where one number reaches all of them. */
export type EmergencyService = "all" | "ambulance" | "fire" | "police" | "rescue";

/** A service that helps people in need. It has at least one of `number`, `text` and `url`. */
export interface Contact {
  /** Of an organisation its own name; of an emergency number what it reaches, in English. */
  readonly name: string;
  /** What an emergency number reaches, to be named in the language of a page. */
  readonly services?: readonly EmergencyService[];
  /** The number as dialled inside the country. */
  readonly number?: string;
  /** The number for text messages, or the instruction. */
  readonly text?: string;
  readonly url?: string;
  readonly for: "emergency" | "crisis" | "violence" | "child" | "poison";
}

/** The services that help people in need in one country. */
export interface CountryContacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly contacts: readonly Contact[];
}

/** A contact as the table has it: emergency numbers are named by their services. */
export type Listed =
  | (Contact & { readonly for: Exclude<Contact["for"], "emergency"> })
  | { readonly for: "emergency"; readonly services: readonly EmergencyService[]; readonly number: string };

const serviceNames: Readonly<Record<EmergencyService, string>> = {
  all: "all services",
  ambulance: "ambulance",
  fire: "fire",
  police: "police",
  rescue: "rescue",
};

const named = (listed: Listed): Contact => {
  if (listed.for !== "emergency") return listed;
  const names = listed.services.map((service) => serviceNames[service]).join(", ");
  return { ...listed, name: names.charAt(0).toUpperCase() + names.slice(1) };
};

/** Shown beside every country's contacts, and alone if the country is unknown. */
export const internationalDirectory: Contact = {
  name: "Find A Helpline",
  url: "https://findahelpline.com",
  for: "crisis",
};

/** Countries with verified contacts, for "another country". */
export const countries: readonly string[] = Object.keys(contactsByCountry);

const regionOf = (language: string): string | null => {
  try {
    return new Intl.Locale(language).region ?? null;
  } catch {
    return null;
  }
};

const LETTERS = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** For a country that is not in the table, from the browser's data on countries and time zones; older browsers have none. */
function countryOfZone(zone: string): string | null {
  for (const code of LETTERS.flatMap((first) => LETTERS.map((second) => first + second))) {
    const locale: ZonedLocale = new Intl.Locale(`und-${code}`);
    // A former country is replaced by its successor.
    if (locale.region !== code) continue;
    const zones = locale.getTimeZones?.() ?? locale.timeZones;
    if (zones?.some((one) => one.toLowerCase() === zone)) return code;
  }
  return null;
}

/** The method is new; browsers of 2022 to 2024 have the property alone. */
interface ZonedLocale extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

/**
 * The country whose contacts to show: that of the time zone, else the region of the first language that names one; `null`
 * if neither is known. The country may have no verified contacts.
 */
export function countryOf({
  timeZone,
  languages = [],
}: {
  timeZone?: string;
  languages?: readonly string[];
}): string | null {
  const zone = timeZone?.toLowerCase();
  for (const [country, zones] of Object.entries(zonesByCountry)) {
    if (zone && ` ${zones} `.toLowerCase().includes(` ${zone} `)) return country;
  }
  // With a time zone of a country that is not in the table, a traveller must not see the numbers of their language's country.
  if (zone && zone.includes("/") && !zone.startsWith("etc/")) return countryOfZone(zone);
  for (const language of languages) {
    const region = regionOf(language);
    if (region !== null) return region;
  }
  return null;
}

type Wanted = { readonly for: Contact["for"]; readonly service?: EmergencyService };

const ambulance: Wanted = { for: "emergency", service: "ambulance" };
const police: Wanted = { for: "emergency", service: "police" };

const reaches = ({ services = [] }: Contact, service: EmergencyService | undefined): boolean =>
  service === undefined || services.includes(service) || services.includes("all");

/** In the order in which they are shown: the emergency number first where minutes count. */
const wantedFor: Readonly<Record<NeedKind, readonly Wanted[]>> = {
  despair: [{ for: "crisis" }, ambulance],
  selfHarm: [{ for: "crisis" }, ambulance],
  violence: [police, { for: "violence" }, { for: "crisis" }],
  childAbuse: [police, { for: "child" }, { for: "violence" }],
  overdose: [ambulance, { for: "poison" }, { for: "crisis" }],
  medicalEmergency: [ambulance],
};

const MOST_SHOWN = 4;

/** The contacts for this need in this country, best match first, at most four; empty where none is verified. */
export function contactsOf(country: string | null, kind: NeedKind): readonly Contact[] {
  const listed = (country !== null && Object.hasOwn(contactsByCountry, country) && contactsByCountry[country]) || [];
  const all = listed.map(named);
  const found = wantedFor[kind].flatMap((wanted) => {
    const fitting = all.filter((contact) => contact.for === wanted.for && reaches(contact, wanted.service));
    return wanted.for === "emergency" ? fitting.slice(0, 1) : fitting;
  });
  // A service may help with several needs, and is shown once.
  const reachedBy = ({ number, text, url }: Contact) => number ?? text ?? url;
  return found
    .filter((contact, at) => found.findIndex((other) => reachedBy(other) === reachedBy(contact)) === at)
    .slice(0, MOST_SHOWN);
}
