/** Says in the console how to mend a page that has the components and not their styles. */
export function checkStylesheet(element: Element | null): void {
  if (!element?.isConnected || getComputedStyle(element).getPropertyValue("--aom-ground") !== "") return;
  // oxlint-disable-next-line no-console -- for the developer of the page, who sees an unstyled screen.
  console.error(
    'The stylesheet of @archive-of-minds/react-ui is missing. Write import "@archive-of-minds/react-ui/styles.css" once, where your app begins.',
  );
}
