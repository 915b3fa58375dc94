/** Where the offer of a booking to colleagues stands. Stored: never rename. */
export const handingOnStatuses = ['open', 'accepted', 'ended'] as const;
export type HandingOnStatus = (typeof handingOnStatuses)[number];

/**
 * Why an offer ended without a new holder: a colleague declined it, its giver withdrew it, the booking began, one of its bookings is no
 * longer what was offered, or the colleague was erased or suspended. Stored in events: never rename.
 */
export const handingOnEndReasons = ['declined', 'withdrawn', 'begun', 'booking-changed', 'person-gone'] as const;
export type HandingOnEndReason = (typeof handingOnEndReasons)[number];

export const handingOnEndInWords: Readonly<Record<'en' | 'he', Readonly<Record<HandingOnEndReason, string>>>> = {
  en: {
    declined: 'It was declined',
    withdrawn: 'It was withdrawn',
    begun: 'The booking began before anybody accepted',
    'booking-changed': 'The booking is no longer as it was offered',
    'person-gone': 'The colleague can no longer take bookings',
  },
  he: {
    declined: 'ההצעה נדחתה',
    withdrawn: 'ההצעה בוטלה',
    begun: 'ההזמנה התחילה לפני שמישהו קיבל אותה',
    'booking-changed': 'ההזמנה כבר אינה כפי שהוצעה',
    'person-gone': 'המתנדב כבר לא יכול לקבל הזמנות',
  },
};
