import { instant } from '@rigbook/contracts/kernel/time';
import { active, approved, requested, signed } from '../../../testing/examples.js';
import { mostUrgent } from './next-step-panel.js';

const now = instant('2026-11-23T12:00:00Z');

test('a vehicle that is out comes before everything else', () => {
  expect(mostUrgent([requested, approved, signed, active], now)).toEqual({ booking: active, awaits: 'checkout' });
});

test('of two that are equally urgent, the one that starts first', () => {
  const tomorrow = { ...approved, id: 'later', startTime: instant('2026-11-24T16:00:00Z') };
  expect(mostUrgent([tomorrow, approved], now)?.booking).toBe(approved);
});

test('an agreement not signed in time needs no action', () => {
  expect(mostUrgent([approved], instant('2026-11-23T20:00:00Z'))).toBeUndefined();
});
