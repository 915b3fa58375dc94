import { instant, type BookingId, type ResponderId } from '@rigbook/contracts/kernel';
import { liftSuspension, suspendResponder, type SuspensionFacts } from './suspend-responder.decision.js';

const suspension = { responderId: 'a' as ResponderId, suspendedBy: 'b' as ResponderId };
const facts: SuspensionFacts = { unitNumber: '101', isSuspended: false, openBookings: [] };
const open = {
  id: 'c' as BookingId,
  status: 'pending' as const,
  vehicleName: 'Ambulance 1',
  unitNumber: '101',
  startAt: instant('2026-11-23T08:00Z'),
  endAt: instant('2026-11-23T09:00Z'),
};

describe('suspending a responder', () => {
  it('is recorded without a word of the reason', () =>
    expect(suspendResponder(suspension, facts)).toEqual([{ type: 'ResponderSuspended', data: {} }]));

  it('again changes nothing', () => expect(suspendResponder(suspension, { ...facts, isSuspended: true })).toEqual([]));

  it('waits until the open bookings are decided, and names them', () =>
    expect(() => suspendResponder(suspension, { ...facts, openBookings: [open] })).toThrow(
      expect.objectContaining({ code: 'RESPONDER_BOOKINGS_UNDECIDED', facts: { unitNumber: '101', bookings: [open] } }),
    ));

  it('is not for oneself', () =>
    expect(() => suspendResponder({ ...suspension, suspendedBy: suspension.responderId }, facts)).toThrow(
      expect.objectContaining({ code: 'CANNOT_SUSPEND_YOURSELF' }),
    ));
});

describe('lifting a suspension', () => {
  it('is recorded', () =>
    expect(liftSuspension({ isSuspended: true })).toEqual([{ type: 'ResponderSuspensionLifted', data: {} }]));
  it('of somebody who is not suspended changes nothing', () => expect(liftSuspension(facts)).toEqual([]));
});
