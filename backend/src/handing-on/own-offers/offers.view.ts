import type { HandingOnEndReason, HandingOnStatus } from '@rigbook/contracts/handing-on/handing-on.words';
import type { BookingId, HandingOnId, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { boolean, instant, rowView, uuid, word } from '../../platform/event-store/index.js';
import type { HandingOnEvent } from '../handing-on.events.js';

/** One row per offer of a booking. A booking has one open offer at a time (`handing_on_open_booking`). */
export const offers = rowView({
  name: 'handing-on',
  table: 'handing_on',
  key: 'handingOnId',
  columns: {
    handingOnId: uuid<HandingOnId>(),
    responderId: uuid<ResponderId>(),
    bookingId: uuid<BookingId>(),
    vehicleId: uuid<VehicleId>(),
    startAt: instant,
    endAt: instant,
    signed: boolean,
    /** in the responder's place */
    byOffice: boolean,
    /** null: anyone who may take it */
    toResponderId: uuid<ResponderId>().orNull,
    /** the booking asked for in return */
    wantedBookingId: uuid<BookingId>().orNull,
    wantedVehicleId: uuid<VehicleId>().orNull,
    wantedFrom: instant.orNull,
    wantedUntil: instant.orNull,
    wantedSigned: boolean.orNull,
    offeredAt: instant,
    status: word<HandingOnStatus>(),
    acceptedBy: uuid<ResponderId>().orNull,
    endedBecause: word<HandingOnEndReason>().orNull,
    settledAt: instant.orNull,
  },
}).from<HandingOnEvent>({
  // of one booking in order: the next offer begins when the one before has ended
  partitionBy: ({ data }) => data.bookingId,
  adds: {
    HandingOnOffered: ({ recordedAt, data: { inReturn, offeredBy, ...offered } }) => ({
      ...offered,
      byOffice: offeredBy === 'admin',
      wantedBookingId: inReturn?.bookingId ?? null,
      wantedVehicleId: inReturn?.vehicleId ?? null,
      wantedFrom: inReturn?.startAt ?? null,
      wantedUntil: inReturn?.endAt ?? null,
      wantedSigned: inReturn?.signed ?? null,
      offeredAt: recordedAt,
      status: 'open',
    }),
  },
  changes: {
    HandingOnAccepted: ({ recordedAt, data: { acceptedBy } }) => ({
      status: 'accepted',
      acceptedBy,
      settledAt: recordedAt,
    }),
    HandingOnEnded: ({ recordedAt, data: { endedBecause } }) => ({
      status: 'ended',
      endedBecause,
      settledAt: recordedAt,
    }),
  },
});
