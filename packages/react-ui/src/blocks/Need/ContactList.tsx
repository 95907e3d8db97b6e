import type { Contact } from "@archive-of-minds/core";
import * as english from "../../labels/en/need";
import { useLabels } from "../../labels/LabelsProvider";

const isDialled = (number: string) => /^[\d\s+*#().-]+$/.test(number);
const dialled = (number: string) => number.replace(/[^\d+*#]/g, "");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Organisations that help, with links that call, write or open a page. */
export function ContactList({ contacts }: { readonly contacts: readonly Contact[] }) {
  const labels = useLabels("need", english.need);
  return (
    <ul className="aom-need-contacts">
      {contacts.map(({ name: ownName, services, number, text, url }) => {
        const name = services ? capitalised(services.map((service) => labels.services[service]).join(", ")) : ownName;
        return (
          <li key={ownName}>
            <span className="aom-need-name">{name}</span>
            {number !== undefined && (
              <a
                className="aom-button"
                data-tone="primary"
                href={`tel:${dialled(number)}`}
                aria-label={`${labels.call(number)}, ${name}`}
              >
                {labels.call(number)}
              </a>
            )}
            {text !== undefined &&
              (isDialled(text) ? (
                <a className="aom-button" href={`sms:${dialled(text)}`} aria-label={`${labels.write(text)}, ${name}`}>
                  {labels.write(text)}
                </a>
              ) : (
                <span>{labels.write(text)}</span>
              ))}
            {url?.startsWith("https://") && (
              <a
                className="aom-need-link"
                href={url}
                target="_blank"
                rel="noreferrer"
                aria-label={`${labels.visit}, ${name}`}
              >
                {labels.visit}
              </a>
            )}
          </li>
        );
      })}
    </ul>
  );
}
