/** Of a booking that is offered to everybody, only people who want to hear of such offers are told, and of many only some. */
export const toldOfOffersLimits = {
  /** of one offer */
  people: 200,
  /** offered again within this time, a booking is not told again */
  hoursForBooking: 24,
} as const;
