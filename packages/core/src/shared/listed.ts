/** The names as an English list, such as `Ada, Grace and Alan`. */
export function listed(names: readonly string[], conjunction = "and"): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`;
}
