import { instant } from '../kernel/time.js';
import { maintenancePeriod } from './maintenance.rules.js';

const startedAt = instant('2026-11-22T08:00Z');
const now = instant('2026-11-23T08:00Z');
const horizon = instant('2026-11-29T00:00Z');
const later = instant('2026-11-24T08:00Z');

test.each([
  ['to its expected end', { startedAt, expectedEndAt: later }, { startAt: startedAt, endAt: later }],
  ['on, while nobody knows its end', { startedAt, expectedEndAt: null }, { startAt: startedAt, endAt: horizon }],
  [
    'to now, once it should be over',
    { startedAt, expectedEndAt: instant('2026-11-23T07:00Z') },
    { startAt: startedAt, endAt: now },
  ],
  [
    'from now, where its beginning is not known',
    { startedAt: null, expectedEndAt: later },
    { startAt: now, endAt: later },
  ],
])('a maintenance is shown %s', (_, maintenance, period) =>
  expect(maintenancePeriod(maintenance, now, horizon)).toEqual(period),
);
