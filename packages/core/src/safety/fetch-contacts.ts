/** Fetches the table of contacts: a chunk of its own, so that it costs no bytes until it may be needed. */
export const fetchContacts = () => import("./contacts");
