import type { Contact } from "@archive-of-minds/core";
import * as english from "../../messages/en/need";
import { useMessages } from "../../messages/MessagesProvider";

const isDialled = (number: string) => /^[\d\s+*#().-]+$/.test(number);
const dialled = (number: string) => number.replace(/[^\d+*#]/g, "");

/** Who helps, each with links that call, write or open at a press. */
export function ContactList({ contacts }: { readonly contacts: readonly Contact[] }) {
  const words = useMessages("need", english.need);
  return (
    <ul className="aom-need-contacts">
      {contacts.map(({ name, number, text, url }) => (
        <li key={name}>
          <span className="aom-need-name">{name}</span>
          {number !== undefined && (
            <a
              className="aom-button"
              data-tone="primary"
              href={`tel:${dialled(number)}`}
              aria-label={`${words.call(number)}, ${name}`}
            >
              {words.call(number)}
            </a>
          )}
          {text !== undefined &&
            (isDialled(text) ? (
              <a className="aom-button" href={`sms:${dialled(text)}`} aria-label={`${words.write(text)}, ${name}`}>
                {words.write(text)}
              </a>
            ) : (
              <span>{words.write(text)}</span>
            ))}
          {url?.startsWith("https://") && (
            <a
              className="aom-need-link"
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={`${words.visit}, ${name}`}
            >
              {words.visit}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
