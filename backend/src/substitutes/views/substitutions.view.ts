import type { BookingId, ResponderId, SubstitutionId, SubstitutionPlanId, VehicleId } from '@rigbook/contracts/kernel';
import type { SubstitutionEndReason, SubstitutionStatus } from '@rigbook/contracts/substitutes/substitute.words';
import { boolean, instant, responderIn, rowView, uuid, word } from '../../platform/event-store/index.js';
import type { SubstitutionEvent } from '../substitutes.events.js';

/** One row per booking of a plan. A booking has one that is planned or offered at a time (`substitution_open_booking`). */
export const substitutions = rowView({
  name: 'substitutions',
  table: 'substitution',
  key: 'substitutionId',
  columns: {
    substitutionId: uuid<SubstitutionId>(),
    planId: uuid<SubstitutionPlanId>(),
    bookingId: uuid<BookingId>(),
    responderId: uuid<ResponderId>(),
    /** that the booking had when it was planned */
    vehicleId: uuid<VehicleId>(),
    startAt: instant,
    endAt: instant,
    /** null: the booking is cancelled; its own vehicle if it is offered to colleagues */
    substituteVehicleId: uuid<VehicleId>().orNull,
    toColleagues: boolean,
    plannedAt: instant,
    plannedBy: uuid<ResponderId>().orNull,
    status: word<SubstitutionStatus>(),
    holdEndsAt: instant.orNull,
    endedBecause: word<SubstitutionEndReason>().orNull,
    settledAt: instant.orNull,
  },
}).from<SubstitutionEvent>({
  // of one booking in order: the next begins when the one before has ended
  partitionBy: ({ data }) => ('bookings' in data ? data.bookings.map(({ bookingId }) => bookingId) : data.bookingId),
  adds: {
    SubstitutionsPlanned: ({ stream, actor, recordedAt, data }) =>
      data.bookings.map((planned) => ({
        ...planned,
        toColleagues: planned.toColleagues ?? false,
        planId: stream as SubstitutionPlanId,
        plannedAt: recordedAt,
        plannedBy: responderIn(actor) ?? null,
        status: 'planned' as const,
      })),
  },
  changes: {
    SubstituteOffered: ({ data: { holdEndsAt } }) => ({ status: 'offered', holdEndsAt }),
    SubstituteAccepted: ({ recordedAt }) => ({ status: 'accepted', settledAt: recordedAt }),
    SubstitutionEnded: ({ recordedAt, data: { endedBecause } }) => ({
      status: 'ended',
      endedBecause,
      settledAt: recordedAt,
    }),
  },
});
