import { v7 } from "uuid";

/** Creates ids that are globally unique and ascend within one page, so that sorting by id keeps the order of creation. */
export type CreateId = () => string;

export const createId: CreateId = () => v7();
