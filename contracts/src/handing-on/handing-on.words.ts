/** Where the offer of a booking to colleagues stands. Stored: never rename. */
export const handingOnStatuses = ['open', 'accepted', 'ended'] as const;
export type HandingOnStatus = (typeof handingOnStatuses)[number];

/**
 * Why an offer ended without a new holder: a colleague declined it, its giver withdrew it, the booking began, it is no longer what was
 * offered, of a swap the booking asked for in return is not, or the colleague was erased or suspended. Stored in events: never rename.
 */
export const handingOnEndReasons = [
  'declined',
  'withdrawn',
  'begun',
  'booking-changed',
  'wanted-changed',
  'person-gone',
] as const;
export type HandingOnEndReason = (typeof handingOnEndReasons)[number];

export const handingOnEndInWords: Readonly<Record<'en' | 'he', Readonly<Record<HandingOnEndReason, string>>>> = {
  en: {
    declined: 'It was declined',
    withdrawn: 'It was withdrawn',
    begun: 'The booking began before anybody accepted',
    'booking-changed': 'The booking is no longer as it was offered',
    'wanted-changed': 'The booking asked for in return is no longer as it was',
    'person-gone': 'The colleague can no longer take bookings',
  },
  he: {
    declined: 'ההצעה נדחתה',
    withdrawn: 'ההצעה בוטלה',
    begun: 'ההזמנה התחילה לפני שמישהו קיבל אותה',
    'booking-changed': 'ההזמנה כבר אינה כפי שהוצעה',
    'wanted-changed': 'ההזמנה שהתבקשה בתמורה כבר אינה כפי שהייתה',
    'person-gone': 'המתנדב כבר לא יכול לקבל הזמנות',
  },
};
