import { instant } from '@rigbook/contracts/kernel/time';
import { askedMinute, type Calendar } from './asked-minute.js';

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** Tuesday, 24 November 2026, 18:00 in Jerusalem. */
const calendar: Calendar = {
  now: instant('2026-11-24T16:00Z'),
  zone: 'Asia/Jerusalem',
  nearDays: ['today', 'yesterday'],
  last: 'last',
  weekdayOf: (day) => names[new Date(`${day}T12:00Z`).getUTCDay()] ?? '',
};

test.each([
  ['BLS1 last Tue 14:00', '2026-11-17', '14:00'],
  ['bls1 tue 9:30', '2026-11-24', '09:30'],
  ['bls1 14:00 monday', '2026-11-23', '14:00'],
  ['bls1 yesterday 23:59', '2026-11-23', '23:59'],
  ['bls1 08:00', '2026-11-24', '08:00'],
  ['bls1 2026-10-01 08:00', '2026-10-01', '08:00'],
])('%s', (words, on, clock) => {
  expect(askedMinute(words, ['ALS1', 'BLS1'], calendar)).toEqual({ vehicle: 'BLS1', on, clock });
});

test.each(['bls1', 'bls1 tue', 'bls1 someday 14:00', 'fly car 1 14:00', 'bls1 25:00'])(
  '%s names no minute',
  (words) => {
    expect(askedMinute(words, ['ALS1', 'BLS1'], calendar)).toBeUndefined();
  },
);
