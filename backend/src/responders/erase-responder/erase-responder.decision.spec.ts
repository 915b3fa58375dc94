import { type BookingId, instant, type ResponderId } from '@rigbook/contracts/kernel';
import type { OpenBooking } from '@rigbook/contracts/refusals/open-bookings';
import type { Refusal } from '../../platform/decisions/index.js';
import { eraseResponder } from './erase-responder.decision.js';

const dana = '0199c0de-0101-7000-8000-000000000101' as ResponderId;
const ruth = '0199c0de-0100-7000-8000-000000000100' as ResponderId;
const booking: OpenBooking = {
  id: '0199c0de-0b01-7000-8000-000000000b01' as BookingId,
  status: 'approved',
  unitNumber: '101',
  vehicleName: 'ALS1',
  startAt: instant('2026-11-23T16:00Z'),
  endAt: instant('2026-11-23T20:00Z'),
};

const refusalOf = (act: () => unknown): Pick<Refusal, 'code' | 'facts'> | undefined => {
  try {
    act();
  } catch (error) {
    return error as Refusal;
  }
  return undefined;
};

describe('erasing a responder', () => {
  it('is done by another admin when no booking is open', () => {
    const erased = eraseResponder({ responderId: dana, erasedBy: ruth }, { unitNumber: '101', openBookings: [] });
    expect(erased).toEqual({ type: 'ResponderErased', data: {} });
  });

  it('is refused to oneself, whatever else stands in the way', () => {
    const act = () =>
      eraseResponder({ responderId: ruth, erasedBy: ruth }, { unitNumber: '100', openBookings: [booking] });
    expect(refusalOf(act)).toMatchObject({ code: 'CANNOT_DELETE_YOURSELF' });
  });

  it('is refused with the open bookings', () => {
    const act = () =>
      eraseResponder({ responderId: dana, erasedBy: ruth }, { unitNumber: '101', openBookings: [booking] });
    expect(refusalOf(act)).toMatchObject({
      code: 'RESPONDER_HAS_OPEN_BOOKINGS',
      facts: { unitNumber: '101', bookings: [booking] },
    });
  });
});
