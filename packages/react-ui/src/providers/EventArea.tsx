import { createContext, useContext, useMemo, useRef, type ReactNode, type RefObject } from "react";

/** Where keys are heard that are meant for no field or control. */
export interface EventAreaOptions {
  /**
   * `page` hears Space, Escape and `?` wherever the focus is on the page, and takes the focus where nothing has it: for a
   * page that is about the chat. By default they are heard while the focus is in the chat.
   */
  readonly shortcuts?: "page" | undefined;
}

export interface EventArea {
  /** The element of the chat, or the window. Set when effects run. */
  readonly target: RefObject<EventTarget | null>;
  readonly isPage: boolean;
}

const EventAreaContext = createContext<EventArea>({ target: { current: null }, isPage: false });

/** Provides the area in which keys and presses are heard: its own element, without a box, or the window. */
export function EventAreaProvider({ shortcuts, children }: EventAreaOptions & { readonly children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const isPage = shortcuts === "page";
  const area = useMemo(() => ({ target: isPage ? { current: globalThis.window ?? null } : element, isPage }), [isPage]);
  return (
    <EventAreaContext.Provider value={area}>
      <div ref={element} className="aom-area">
        {children}
      </div>
    </EventAreaContext.Provider>
  );
}

export const useEventArea = () => useContext(EventAreaContext);
