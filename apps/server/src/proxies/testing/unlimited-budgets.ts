import type { BudgetReservation, Budgets } from "../../budgets/budgets";

const reservation: BudgetReservation = { settle: () => {}, keep: () => {} };

/** Lets everything pass and counts nothing. */
export const unlimitedBudgets: Budgets = {
  reply: async () => reservation,
  speech: async () => reservation,
  agent: async () => reservation,
  exchange: async () => {},
};
