/** Where a handover stands for the incoming responder who has opened its code. Sent: never rename. */
export const openedHandoverStates = ['open', 'withdrawn', 'over', 'taken'] as const;
export type OpenedHandoverState = (typeof openedHandoverStates)[number];
