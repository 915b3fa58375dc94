import { day } from '@rigbook/contracts/kernel/calendar';
import { canBeCounted, lastDaysUntil, usageDaysOf } from './usage-days.js';

const today = day('2026-11-22');

test('the last thirty days are shown if the address has none, or invalid ones', () => {
  const last = { from: day('2026-10-24'), to: today };
  expect(usageDaysOf(new URLSearchParams(), today)).toEqual(last);
  expect(usageDaysOf(new URLSearchParams('from=2026-13-01&to='), today)).toEqual(last);
});

test('the days of the address are shown', () => {
  const days = usageDaysOf(new URLSearchParams('from=2026-01-01&to=2026-01-31'), today);
  expect(days).toEqual({ from: '2026-01-01', to: '2026-01-31' });
});

test('days must be in order and within a year', () => {
  expect(canBeCounted(lastDaysUntil(today, 365))).toBe(true);
  expect(canBeCounted({ from: today, to: day('2026-11-21') })).toBe(false);
  expect(canBeCounted({ from: day('2025-01-01'), to: today })).toBe(false);
});
