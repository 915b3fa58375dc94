import { awaitedStep, milestonesOf, nextMilestone, type BookingProgress } from './next-step.rules.js';
import { addHours, instant, periodOf } from '../kernel/time.js';

const evening = periodOf(instant('2026-11-22T16:00Z'), 4);
const before = addHours(evening.startAt, -2);
const requested: BookingProgress = {
  status: 'pending',
  requestedAt: before,
  decidedAt: null,
  signedAt: null,
  checkedInAt: null,
  checkedOutAt: null,
};
const approved = { ...requested, status: 'approved' as const, decidedAt: before };

describe('a booking waits', () => {
  it.each([
    ['for approval while pending', requested, before, 'approval'],
    ['for nothing when its start passed without approval', requested, addHours(evening.startAt, 1), 'nothing'],
    ['for a signature once approved', approved, before, 'signature'],
    ['for check-in once signed', { ...approved, signedAt: before }, before, 'check-in'],
    ['for check-in while its time runs', { ...approved, signedAt: before }, evening.startAt, 'check-in'],
    ['for nothing once its time ran out', { ...approved, signedAt: before }, evening.endAt, 'nothing'],
    [
      'for checkout while active, also when overdue',
      { ...approved, status: 'active' as const },
      addHours(evening.endAt, 9),
      'checkout',
    ],
    ['for nothing when cancelled', { ...approved, status: 'cancelled' as const }, before, 'nothing'],
    ['for nothing when rejected', { ...approved, status: 'rejected' as const }, before, 'nothing'],
    ['for nothing when completed', { ...approved, status: 'completed' as const }, before, 'nothing'],
  ])('%s', (_, booking, now, awaited) => expect(awaitedStep({ ...booking, ...evening }, now)).toBe(awaited));
});

describe('the line of a booking', () => {
  it('shows five milestones with the time of each one reached', () =>
    expect(milestonesOf(approved).map(({ label, at }) => [label, at])).toEqual([
      ['Requested', before],
      ['Approved', before],
      ['Signed', null],
      ['Checked in', null],
      ['Returned', null],
    ]));

  it.each([
    ['a request', requested, 'approved'],
    ['what is approved', approved, 'signed'],
    ['a vehicle taken without approval', { ...requested, signedAt: before, checkedInAt: before }, 'returned'],
    ['what was returned', { ...approved, signedAt: before, checkedInAt: before, checkedOutAt: before }, undefined],
  ] as const)('of %s says what comes next', (_what, booking, next) =>
    expect(nextMilestone(milestonesOf(booking))).toBe(next),
  );

  it('is shorter for an emergency take, which nobody requested or approved', () => {
    const taken = { ...requested, status: 'active' as const, signedAt: before, emergencyReview: 'due' as const };
    expect(milestonesOf(taken).map(({ id }) => id)).toEqual(['signed', 'checked-in', 'returned']);
  });

  it('does not call a rejection an approval', () =>
    expect(milestonesOf({ ...approved, status: 'rejected' })[1]?.at).toBeNull());

  it('keeps the approval of a booking that was cancelled later', () =>
    expect(milestonesOf({ ...approved, status: 'cancelled' })[1]?.at).toBe(before));
});
