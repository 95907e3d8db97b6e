import type { Permit, Spending } from "../spending";

const permit: Permit = { settle: () => {}, keep: () => {} };

/** Lets everything pass and counts nothing. */
export const freeSpending: Spending = {
  reply: async () => permit,
  speech: async () => permit,
  agent: async () => permit,
  exchange: async () => {},
};
