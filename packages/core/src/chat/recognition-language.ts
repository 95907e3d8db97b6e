import { DEFAULT_LANGUAGE } from "../safety/chosen-check";
import type { ChatContext } from "./chat.types";

/** What the visitor speaks: what they chose, otherwise the language of the chat. Recognisers want a country with English. */
export const recognitionLanguage = ({ settings, config: { language } }: ChatContext): string =>
  settings.recognitionLanguage ?? (language === DEFAULT_LANGUAGE ? "en-US" : language);
