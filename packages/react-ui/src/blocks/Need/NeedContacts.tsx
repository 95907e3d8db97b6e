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
  const contacts = table?.contactsOf(country, kind) ?? [];
  const isProven = country !== null && contacts.length > 0;
  const options = (table?.countries ?? [])
    .map((code) => [code, labels.country(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className="aom-need-body">
      <p>{labels.lead[kind]}</p>
      <p className="aom-need-country">
        {isProven
          ? labels.inCountry(labels.country(country))
          : country === null
            ? labels.noCountry
            : labels.unproven(labels.country(country))}
      </p>
      {isProven ? <ContactList contacts={contacts} /> : <p className="aom-need-name">{labels.localEmergency}</p>}
      <p className="aom-need-elsewhere">
        <label className="aom-select">
          {labels.anotherCountry}{" "}
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
      </p>
      <p className="aom-need-note">{labels.portrayal}</p>
    </div>
  );
}
