/** Whether a text has the words of a query, in any case. */
export function matchesQuery(text: string, query: string): boolean {
  return text.toLocaleLowerCase().includes(query.trim().toLocaleLowerCase());
}
