// Of the area in which a chat hears keys and presses: its own element, or the window.

/** The first element inside the area that matches. The area may itself stand in a dialog of the host. */
export const findInArea = (area: EventTarget | null, selector: string): Element | null =>
  (area instanceof Element ? area : document).querySelector(selector);

/** Whether the focus or the pointer leaves the area. It does not leave the window by an event of this kind. */
export const hasLeft = ({ relatedTarget }: FocusEvent | PointerEvent, area: EventTarget | null): boolean =>
  area instanceof Node && !(relatedTarget instanceof Node && area.contains(relatedTarget));
