import type { StatechartsParameters } from "../parameters";

/** The address of a machine's source, as the parameter `source` says; only of the web. */
export function sourceOf(source: StatechartsParameters["source"], machine: string): string | undefined {
  const address =
    typeof source === "string" ? source.replaceAll("{machine}", encodeURIComponent(machine)) : source?.[machine];
  // A link to a script would run in Storybook's page.
  return address !== undefined && /^(?:https?:|vscode:|[/.?#])/.test(address) ? address : undefined;
}
