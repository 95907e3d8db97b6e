import type { NeedKind } from "@archive-of-minds/core";
import { useMemo, useState } from "react";
import * as english from "../../messages/en/need";
import { useMessages } from "../../messages/MessagesProvider";
import { ContactList } from "./ContactList";
import { readPlace } from "./read-place";
import { useContacts } from "./use-contacts";

const DIRECTORY = "https://findahelpline.com";

/** The country the numbers are of, the numbers, and the way to those of other countries. */
export function NeedHelp({ kind }: { readonly kind: NeedKind }) {
  const words = useMessages("need", english.need);
  const table = useContacts();
  const [chosen, setChosen] = useState<string | null>(null);
  const assumed = useMemo(() => table?.countryOf(readPlace()) ?? null, [table]);
  const country = chosen ?? assumed;
  const contacts = table?.contactsOf(country, kind) ?? [];
  const isProven = country !== null && contacts.length > 0;
  const options = (table?.countries ?? [])
    .map((code) => [code, words.country(code)] as const)
    .toSorted(([, one], [, other]) => one.localeCompare(other));
  return (
    <div className="aom-need-body">
      <p>{words.lead[kind]}</p>
      <p className="aom-need-country">
        {isProven
          ? words.inCountry(words.country(country))
          : country === null
            ? words.noCountry
            : words.unproven(words.country(country))}
      </p>
      {isProven ? <ContactList contacts={contacts} /> : <p className="aom-need-name">{words.localEmergency}</p>}
      <p className="aom-need-elsewhere">
        <label className="aom-select">
          {words.anotherCountry}{" "}
          <select value={isProven ? country : ""} onChange={({ target }) => setChosen(target.value)}>
            {!isProven && (
              <option value="" disabled>
                {words.chooseCountry}
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
          {words.directory}
        </a>
      </p>
      <p className="aom-need-note">{words.portrayal}</p>
    </div>
  );
}
