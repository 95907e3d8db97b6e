import type { NeedKind } from "@archive-of-minds/core";
import { useMemo, useState } from "react";
import * as english from "../../labels/en/need";
import { useLabels } from "../../labels/LabelsProvider";
import { ContactList } from "./ContactList";
import { readPlace } from "./read-place";
import { useContacts } from "./use-contacts";

const DIRECTORY = "https://findahelpline.com";

/** The country, its numbers, and a choice of other countries. */
export function NeedContacts({ kind }: { readonly kind: NeedKind }) {
  const labels = useLabels("need", english.need);
  const table = useContacts();
  const [chosen, setChosen] = useState<string | null>(null);
  const assumed = useMemo(() => table?.countryOf(readPlace()) ?? null, [table]);
  const country = chosen ?? assumed;
  const contactsIn = (code: string | null) => table?.contactsOf(code, kind) ?? [];
  const contacts = contactsIn(country);
  const isAssumedProven = contactsIn(assumed).length > 0;
  const isProven = country !== null && contacts.length > 0;
  const options = (table?.countries ?? [])
    .map((code) => [code, labels.country(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className="aom-need-body">
      <p>{labels.lead[kind]}</p>
      {/* Most visitors need no other country, and the numbers come first on a small screen. */}
      <details className="aom-need-elsewhere" open={!isAssumedProven}>
        <summary>
          <b>
            {isProven
              ? labels.inCountry(labels.country(country))
              : country === null
                ? labels.noCountry
                : labels.unproven(labels.country(country))}
          </b>{" "}
          <span>{labels.anotherCountry}</span>
        </summary>
        <label className="aom-select">
          <span className="aom-visually-hidden">{labels.anotherCountry}</span>
          <select value={isProven ? country : ""} onChange={({ target }) => setChosen(target.value)}>
            {!isProven && (
              <option value="" disabled>
                {labels.chooseCountry}
              </option>
            )}
            {options.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <a className="aom-need-link" href={DIRECTORY} target="_blank" rel="noreferrer">
          {labels.directory}
        </a>
      </details>
      {isProven ? <ContactList contacts={contacts} /> : <p className="aom-need-name">{labels.localEmergency}</p>}
      <p className="aom-need-note">{labels.portrayal}</p>
    </div>
  );
}
