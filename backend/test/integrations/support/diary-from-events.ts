import type { PublicEvent } from '../../../src/integrations/public-event/public-event.js';

/** What another program needs of a booking. */
export interface KnownBooking {
  readonly id: string;
  readonly responderId: string;
  readonly vehicleId: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly purpose: string;
  readonly status: string;
  readonly signedAt: string | null;
}

const statusAfter: Readonly<Record<string, string>> = {
  BookingApproved: 'approved',
  BookingRejected: 'rejected',
  BookingCancelled: 'cancelled',
  BookingReleased: 'cancelled',
  BookingReinstated: 'approved',
  VehicleCheckedIn: 'active',
  VehicleCheckedOut: 'completed',
};

/** The diary as a program builds it that knows nothing but the events it received. */
export function diaryFromEvents(events: readonly PublicEvent[]): readonly KnownBooking[] {
  const diary = new Map<string, KnownBooking>();
  for (const event of events) {
    const { id } = event.stream;
    const known = diary.get(id);
    if (event.type === 'BookingRequested') {
      const { responderId, vehicleId, startAt, endAt, purpose } = event.data as Readonly<Record<string, string>>;
      const booking = { id, responderId, vehicleId, startTime: startAt, endTime: endAt, purpose, status: 'pending' };
      diary.set(id, { ...booking, signedAt: null } as KnownBooking);
    } else if (known && event.type === 'BookingHandedOn') {
      const { responderId, status } = event.data as Readonly<Record<string, string>>;
      diary.set(id, { ...known, responderId, status, signedAt: null } as KnownBooking);
    } else if (known && event.type === 'AgreementSigned') {
      diary.set(id, { ...known, signedAt: event.recordedAt });
    } else if (known) {
      diary.set(id, { ...known, status: statusAfter[event.type] ?? known.status });
    }
  }
  return [...diary.values()];
}
