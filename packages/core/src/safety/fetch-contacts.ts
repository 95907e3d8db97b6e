/** Fetches the table of contacts: a chunk of its own, so that it weighs nothing until it may be wanted. */
export const fetchContacts = () => import("./contacts");
