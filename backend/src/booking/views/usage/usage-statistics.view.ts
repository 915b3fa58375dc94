import type { BookingId, VehicleId } from '@rigbook/contracts/kernel';
import { boolean, instant, rowView, uuid } from '../../../platform/event-store/index.js';
import type { BookingEvent } from '../../booking.events.js';
import { returnBefore } from '../return-before.js';

/** One row per booking, for usage statistics; apart from the diary, so that no screen waits for them. */
export const usageStatistics = rowView({
  name: 'usage-statistics',
  table: 'usage_booking',
  key: 'bookingId',
  columns: {
    bookingId: uuid<BookingId>(),
    vehicleId: uuid<VehicleId>(),
    startAt: instant,
    endAt: instant,
    approved: boolean.initially(false),
    cancelled: boolean.initially(false),
    signed: boolean.initially(false),
    checkedInAt: instant.orNull,
    checkedOutAt: instant.orNull,
    /** when the vehicle came back, if the checkout could not be sent at once */
    returnedAt: instant.orNull,
  },
}).from<BookingEvent>({
  adds: {
    BookingRequested: ({ data: { vehicleId, startAt, endAt } }) => ({ vehicleId, startAt, endAt }),
    VehicleTakenInEmergency: ({ data: { vehicleId, startAt, endAt } }) => ({
      vehicleId,
      startAt,
      endAt,
      approved: true,
    }),
  },
  changes: {
    BookingApproved: () => ({ approved: true }),
    BookingChanged: ({ data: { vehicleId, startAt, endAt, status, mustSignAgain } }) => ({
      vehicleId,
      startAt,
      endAt,
      approved: status !== 'pending',
      ...(mustSignAgain && { signed: false }),
    }),
    BookingHandedOn: ({ data: { status } }) => ({ approved: status !== 'pending', signed: false }),
    BookingExtended: ({ data: { endAt } }) => ({ endAt }),
    BookingCancelled: () => ({ cancelled: true }),
    BookingReleased: () => ({ cancelled: true }),
    BookingReinstated: () => ({ cancelled: false }),
    AgreementSigned: () => ({ signed: true }),
    VehicleCheckedIn: ({ recordedAt }) => ({ checkedInAt: recordedAt }),
    VehicleCheckedOut: ({ recordedAt, data }) => ({
      checkedOutAt: recordedAt,
      returnedAt: returnBefore(recordedAt, data),
    }),
  },
});
