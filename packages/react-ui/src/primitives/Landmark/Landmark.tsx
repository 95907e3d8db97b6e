import { createContext, createElement, useContext, type ComponentProps } from "react";
import { wrongProp } from "../../shared/check-prop";

/** What a screen is on its page. */
export interface PlaceOnPage {
  /** `main`, the default, for the screen that the page is about; `region` for one in a pane, or one of several. */
  readonly landmark?: "main" | "region" | undefined;
  /** The level of its first heading, by default 1; those below it follow. */
  readonly headingLevel?: 1 | 2 | 3 | 4 | 5 | undefined;
}

const PlaceContext = createContext<PlaceOnPage>({});

export const PlaceProvider = PlaceContext.Provider;

/** A heading of the screen: its first one, or one below it. */
export function Heading({ below = 1, ...element }: ComponentProps<"h1"> & { readonly below?: 0 | 1 }) {
  const { headingLevel = 1 } = useContext(PlaceContext);
  if (![1, 2, 3, 4, 5].includes(headingLevel))
    throw wrongProp("CharacterChat", "headingLevel", headingLevel, "Pass a number from 1 to 5.");
  return createElement(`h${headingLevel + below}`, element);
}

/** The element that holds what the screen is about. */
export function Landmark(element: ComponentProps<"main">) {
  return createElement(useContext(PlaceContext).landmark === "region" ? "section" : "main", element);
}
