import type { StatechartsParameters } from "../parameters";

/** Whether each state has an address of its own. */
export const hasSourceOfStates = (source: StatechartsParameters["source"]): boolean =>
  typeof source === "string" && source.includes("{state}");

/** The address of a machine's source, or of one of its states, as the parameter `source` says; only of the web. */
export function sourceOf(source: StatechartsParameters["source"], machine: string, state = ""): string | undefined {
  const address =
    typeof source === "string"
      ? source.replaceAll("{machine}", encodeURIComponent(machine)).replaceAll("{state}", encodeURIComponent(state))
      : source?.[machine];
  // A link to a script would run in Storybook's page.
  return address !== undefined && /^(?:https?:|vscode:|[/.?#])/.test(address) ? address : undefined;
}
