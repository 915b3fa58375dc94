import { minutesNamed, placesOfColumns } from './fines.rules.js';

test.each([
  ['2026-11-23 18:05', ['2026-11-23T16:05:00.000Z']],
  ['23/11/2026 18:05', ['2026-11-23T16:05:00.000Z']],
  ['3.11.2026, 8:05', ['2026-11-03T06:05:00.000Z']],
  // clocks go back at 02:00 of summer time on this day
  ['2026-10-25 01:30', ['2026-10-24T22:30:00.000Z', '2026-10-24T23:30:00.000Z']],
  ['31/31/2026 08:00', []],
  ['yesterday', []],
])('reads %j on the clocks of Jerusalem', (text, instants) => {
  expect(minutesNamed(text, 'Asia/Jerusalem')).toEqual(instants);
});

test('finds its columns by their names, in English and Hebrew', () => {
  expect(placesOfColumns(['Fine no.', 'Date and time', 'Plate number'])).toEqual({ vehicle: 2, time: 1 });
  expect(placesOfColumns(['מספר רישוי', 'תאריך ושעה'])).toEqual({ vehicle: 0, time: 1 });
  expect(placesOfColumns(['a', 'b'])).toEqual({ vehicle: undefined, time: undefined });
});
