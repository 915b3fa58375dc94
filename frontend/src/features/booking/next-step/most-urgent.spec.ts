import { instant } from '@rigbook/contracts/kernel/time';
import { active, approved, requested, signed } from '../../../testing/examples.js';
import { mostUrgent } from './next-step-panel.js';

const now = instant('2026-11-23T12:00:00Z');

test('a vehicle that is out comes before everything else', () => {
  expect(mostUrgent([requested, approved, signed, active], now, () => true)).toEqual({
    booking: active,
    awaits: 'checkout',
  });
});

test('of two that are equally urgent, the one that starts first', () => {
  const tomorrow = { ...approved, id: 'later', startTime: instant('2026-11-24T16:00:00Z') };
  expect(mostUrgent([tomorrow, approved], now, () => true)?.booking).toBe(approved);
});

test('an agreement not signed in time needs no action', () => {
  expect(mostUrgent([approved], instant('2026-11-23T20:00:00Z'), () => true)).toBeUndefined();
});

test("tonight's missing signature comes before a check-in that opens in days", () => {
  const inDays = { ...signed, id: 'in-days', startTime: instant('2026-11-26T16:00:00Z') };
  const canBeDoneNow = ({ booking }: { readonly booking: object }) => booking !== inDays;
  expect(mostUrgent([inDays, approved], now, canBeDoneNow)).toEqual({ booking: approved, awaits: 'signature' });
  expect(mostUrgent([requested, inDays], now, canBeDoneNow)?.booking).toBe(requested);
  expect(mostUrgent([requested, inDays], now, () => false)?.booking).toBe(inDays);
});
