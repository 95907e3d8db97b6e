import { v7 } from "uuid";

/** Makes ids that are unique everywhere and ascend within one page, so that sorting by id keeps the order of making. */
export type CreateId = () => string;

export const createId: CreateId = () => v7();
