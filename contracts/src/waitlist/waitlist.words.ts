/** Where a wish stands. Waiting and offered ones are open. Stored: never rename. */
export const wishStatuses = ['waiting', 'offered', 'accepted', 'ended'] as const;
export type WishStatus = (typeof wishStatuses)[number];

/**
 * Why an offer ended without a booking. The first three end the wish too; when the vehicle cannot be had, the person keeps their place in
 * line. Stored in events: never rename.
 */
export const offerEndReasons = ['declined', 'passed', 'person-gone', 'vehicle-gone'] as const;
export type OfferEndReason = (typeof offerEndReasons)[number];

/** Why somebody stopped waiting without an offer. Stored in events: never rename. */
export const wishEndReasons = ['withdrawn', 'hours-over', 'person-gone'] as const;
