/** What a person is told of: an offer or the whole wait ended, and not because they said so. */
export const toldWaitEnds = ['passed', 'vehicle-gone', 'hours-over'] as const;
export type ToldWaitEnd = (typeof toldWaitEnds)[number];

export const waitEndInWords: Readonly<Record<'en' | 'he', Readonly<Record<ToldWaitEnd, string>>>> = {
  en: {
    passed: 'You did not answer the offer in time, so it went to the next in line',
    'vehicle-gone': 'The vehicle you were offered is not available after all. You keep your place in line',
    'hours-over': 'They did not become free in time',
  },
  he: {
    passed: 'לא הגיעה תשובה בזמן, וההצעה עברה לבאים בתור',
    'vehicle-gone': 'הרכב שהוצע לך כבר אינו זמין. מקומך בתור נשמר',
    'hours-over': 'השעות לא התפנו בזמן',
  },
};
