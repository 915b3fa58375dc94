import { readingInMessage } from './reading-in-message.js';

const reading = { step: 'check-out', mileageKm: 48_274, formerMileageKm: null, words: 'The photo shows it.' } as const;

it('a message says which reading is contested and how it was settled, with the words below', () => {
  expect(readingInMessage({ ...reading, outcome: 'open' }, 'en')).toBe('At checkout: 48,274 km\nThe photo shows it.');
  expect(readingInMessage({ ...reading, outcome: 'kept' }, 'en')).toBe(
    'At checkout: the reading stays 48,274 km.\nThe photo shows it.',
  );
  const corrected = { ...reading, step: 'check-in', outcome: 'corrected', formerMileageKm: 482_740 } as const;
  expect(readingInMessage({ ...corrected, words: null }, 'en')).toBe(
    'At check-in: the reading is 48,274 km now, instead of 482,740 km.',
  );
  expect(readingInMessage(corrected, 'he')).toBe(
    'בקבלת הרכב: הקריאה היא עכשיו 48,274 ק״מ, במקום 482,740 ק״מ.\nThe photo shows it.',
  );
});
