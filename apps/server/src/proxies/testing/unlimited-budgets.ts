import type { BudgetReservation, Budgets } from "../../budgets/budgets";

const reservation: BudgetReservation = { settle: () => {}, keep: () => {} };

/** Budgets that accept everything and count nothing. */
export const unlimitedBudgets: Budgets = {
  reply: async () => ({ settle: () => {} }),
  freeReply: async () => ({ settle: () => {} }),
  speech: async () => reservation,
  agent: async () => reservation,
  exchange: async () => {},
};
