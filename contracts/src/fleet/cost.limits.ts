/** Hundredths of the currency: more than anything done to a vehicle costs. */
export const MOST_COST_CENTS = 1_000_000_000;
