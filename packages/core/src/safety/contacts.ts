import type { NeedKind } from '../contracts'

/** Somebody who helps, and how to reach them. */
export interface Contact {
  readonly name: string
  readonly number?: string
  readonly text?: string
  readonly url?: string
  readonly for: 'emergency' | 'crisis' | 'violence' | 'child' | 'poison'
}

export interface CountryContacts {
  /** ISO 3166-1 alpha-2. */
  readonly country: string
  readonly contacts: readonly Contact[]
}

export const internationalDirectory: Contact = { name: 'Find a Helpline', url: 'https://findahelpline.com', for: 'crisis' }

const TABLE: readonly CountryContacts[] = [
  {
    country: 'GB',
    contacts: [
      { name: 'Emergency services', number: '999', for: 'emergency' },
      { name: 'Samaritans', number: '116 123', url: 'https://www.samaritans.org', for: 'crisis' },
    ],
  },
  {
    country: 'US',
    contacts: [
      { name: 'Emergency services', number: '911', for: 'emergency' },
      { name: '988 Suicide & Crisis Lifeline', number: '988', text: '988', url: 'https://988lifeline.org', for: 'crisis' },
    ],
  },
]

const ZONES: Readonly<Record<string, string>> = { 'Europe/London': 'GB', 'America/New_York': 'US', 'America/Chicago': 'US', 'America/Denver': 'US', 'America/Los_Angeles': 'US' }

/** The countries with proven contacts. */
export const countries: readonly string[] = TABLE.map(({ country }) => country)

/** The country of a time zone, else of the first language that names a region; `null` where neither tells. */
export function countryOf({ timeZone, languages = [] }: { readonly timeZone?: string; readonly languages?: readonly string[] }): string | null {
  const zone = timeZone === undefined ? undefined : ZONES[timeZone]
  return zone ?? languages.map((language) => /-([A-Z]{2})\b/.exec(language)?.[1]).find((region) => region !== undefined) ?? null
}

/** Who helps with this need in a country, the emergency number first; empty where nothing is proven. */
export function contactsOf(country: string | null, _kind: NeedKind): readonly Contact[] {
  return TABLE.find((entry) => entry.country === country)?.contacts ?? []
}
