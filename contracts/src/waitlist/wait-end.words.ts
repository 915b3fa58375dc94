/** What a person is told of: an offer or the whole wait ended, and not because they said so. */
export const toldWaitEnds = ['passed', 'vehicle-gone', 'hours-over'] as const;
export type ToldWaitEnd = (typeof toldWaitEnds)[number];

export const waitEndInWords: Readonly<Record<'en' | 'he', Readonly<Record<ToldWaitEnd, string>>>> = {
  en: {
    passed: 'You did not answer the offer in time, so the hours are no longer held for you',
    'vehicle-gone': 'The vehicle you were offered is not available after all. You keep your place in line',
    'hours-over': 'The hours came without an offer for you',
  },
  he: {
    passed: 'לא הגיעה תשובה בזמן, והשעות כבר לא שמורות לך',
    'vehicle-gone': 'הרכב שהוצע לך כבר אינו זמין. מקומך בתור נשמר',
    'hours-over': 'השעות הגיעו בלי הצעה עבורך',
  },
};
