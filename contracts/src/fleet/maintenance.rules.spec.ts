import { instant } from '../kernel/time.js';
import { endsInTheFuture, isMaintenanceOverdue } from './maintenance.rules.js';

const now = instant('2026-11-23T08:00Z');

describe('the expected end of a maintenance', () => {
  it.each([
    ['is not known', null, true],
    ['lies ahead', instant('2026-11-23T08:01Z'), true],
    ['is now', now, false],
    ['has passed', instant('2026-11-23T07:59Z'), false],
  ] as const)('%s', (_when, expectedEndAt, ahead) => {
    expect(endsInTheFuture(expectedEndAt, now)).toBe(ahead);
    expect(isMaintenanceOverdue(expectedEndAt, now)).toBe(!ahead);
  });
});
