/** Fetches the table of contacts, a chunk of its own, so that it loads only when it may be needed. */
export const fetchContacts = () => import("./contacts");
