import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { contactsOf, countries, countryOf, internationalDirectory } from "./contacts";
import { contactsByCountry } from "./contacts-data";

const doc = readFileSync(fileURLToPath(new URL("../../../../docs/crisis-contacts.md", import.meta.url)), "utf8");

/** The number in the table, and the sites of its sources; on a code host each owner is a site. */
const sourcesByEntry = () => {
  const found = new Map<string, Set<string>>();
  for (const section of doc.split("\n## ").slice(1)) {
    const country = section.slice(0, 2);
    let sources = new Set<string>();
    for (const line of section.split("\n")) {
      const entry = /^- \*\*(.+?)\*\*(?: \(text .+?\))?, (\w+):/.exec(line);
      if (entry) found.set(`${country} ${entry[2]} ${entry[1]}`, (sources = new Set()));
      const source = /^ {2}- <(https?:\/\/[^>]+)>: .+; published .+; read \d{4}-\d{2}-\d{2}$/.exec(line);
      if (!source) continue;
      const { hostname, pathname } = new URL(source[1]!);
      const host = hostname.replace(/^www\./, "");
      sources.add(entry === null && host === "github.com" ? `${host}/${pathname.split("/")[1]}` : host);
    }
  }
  return found;
};

describe("contacts for people in need", () => {
  it("shows no number without two independent sources, and the list of sources names no other", () => {
    const table = countries.flatMap((country) =>
      contactsByCountry[country]!.map((contact) => `${country} ${contact.for} ${contact.number}`),
    );
    const sources = sourcesByEntry();

    expect([...sources.keys()].sort()).toEqual([...table].sort());
    expect([...sources].filter(([, sites]) => sites.size < 2)).toEqual([]);
  });

  it("accepts two publishers on one code host for emergency numbers only", () => {
    const single = [...sourcesByEntry()].filter(
      ([entry, sites]) =>
        !entry.includes(" emergency ") && new Set([...sites].map((site) => site.split("/")[0])).size < 2,
    );

    expect(single).toEqual([]);
  });

  it.each([
    [{ timeZone: "Europe/Berlin", languages: ["en-US"] }, "DE"],
    [{ timeZone: "America/Chicago", languages: ["de-DE"] }, "US"],
    [{ timeZone: "asia/calcutta", languages: [] }, "IN"],
    [{ languages: ["en", "en-GB"] }, "GB"],
    [{ timeZone: "UTC", languages: ["fr-FR"] }, "FR"],
    [{ timeZone: "Asia/Karachi", languages: ["en-US"] }, "PK"],
    [{ timeZone: "Africa/Harare", languages: ["en-GB"] }, "ZW"],
    [{ timeZone: "Mars/Olympus_Mons", languages: ["en-US"] }, null],
    [{ timeZone: "", languages: ["not a language", "*"] }, null],
    [{}, null],
  ])("uses the country of the time zone, else of the language: %o", (where, country) => {
    expect(countryOf(where)).toBe(country);
  });

  it("shows the ambulance first when minutes count", () => {
    expect(contactsOf("DE", "medicalEmergency").map(({ number }) => number)).toEqual(["112"]);
    expect(contactsOf("US", "overdose").map(({ number }) => number)).toEqual(["911", "1-800-222-1222", "988"]);
    expect(contactsOf("FR", "medicalEmergency").map(({ number }) => number)).toEqual(["112"]);
  });

  it("shows crisis lines first for despair, and the police first for violence", () => {
    expect(contactsOf("GB", "despair").map(({ number }) => number)).toEqual(["116 123", "999"]);
    expect(contactsOf("DE", "violence").map(({ number }) => number)).toEqual(["110", "116 016", "0800 111 0 111"]);
  });

  it("shows a service for several needs once", () => {
    expect(contactsOf("MY", "childAbuse").map(({ number }) => number)).toEqual(["999", "15999"]);
    const kinds = ["violence", "childAbuse"] as const;
    const doubled = countries.filter((country) =>
      kinds.some(
        (kind) => new Set(contactsOf(country, kind).map(({ name }) => name)).size < contactsOf(country, kind).length,
      ),
    );
    expect(doubled).toEqual([]);
  });

  it("finds the country of time zones all over the world", () => {
    // Each needs a search through all countries.
    const clocks = Intl.supportedValuesOf("timeZone").filter(
      (timeZone, index) => timeZone.includes("/") && index % 40 === 0,
    );
    const unknown = clocks.filter((timeZone) => countryOf({ timeZone }) === null);

    expect([clocks.length > 8, unknown]).toEqual([true, []]);
  });

  it("shows at most four for every need in every country, and none in a country without verified contacts", () => {
    const kinds = ["despair", "selfHarm", "violence", "childAbuse", "overdose", "medicalEmergency"] as const;
    const counts = countries.flatMap((country) => kinds.map((kind) => contactsOf(country, kind).length));

    expect(counts.filter((count) => count < 1 || count > 4)).toEqual([]);
    expect(contactsOf(null, "despair")).toEqual([]);
    expect(contactsOf("toString", "despair")).toEqual([]);
    expect(internationalDirectory.url).toBe("https://findahelpline.com");
  });
});
