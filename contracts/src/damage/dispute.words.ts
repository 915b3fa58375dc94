/** How an administrator settles whose damage it is. Stored in events: never rename. */
export const settlementOutcomes = ['attributed', 'not-attributable', 'not-damage'] as const;
export type SettlementOutcome = (typeof settlementOutcomes)[number];
