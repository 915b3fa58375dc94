import type { SubstitutionId, SubstitutionPlanId } from '@rigbook/contracts/kernel';
import { substitutionEndReasons } from '@rigbook/contracts/substitutes/substitute.words';
import { substitutionId } from '../booking/booking-event.fields.js';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import {
  addedLater,
  bookingId,
  described,
  erasableText,
  instant,
  list,
  object,
  oneOf,
  orNull,
  responderId,
  vehicleId,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** The stream of a plan carries its id, and so does that of each booking's substitution. */
export const SUBSTITUTION_PLAN_STREAM = 'substitution-plan';
export const SUBSTITUTION_STREAM = 'substitution';

export const streamOfPlan = (planId: SubstitutionPlanId): string => planId;
export const streamOf = (id: SubstitutionId): string => id;

const booked = {
  bookingId,
  responderId,
  startAt: instant(),
  endAt: instant('2026-11-23T20:00:00.000Z'),
};
const held = { ...booked, vehicleId: described(vehicleId, 'The other vehicle, which is held.') };

/** What is to become of bookings whose vehicle or responder is lost. */
export const substitutionEvents = declareEvents({
  SubstitutionsPlanned: {
    says: 'An administrator decided what is to become of bookings that cannot take place as they stand. Each follows in a stream of its own.',
    data: {
      reason: described(erasableText('The brakes are worn out'), 'Of the change or the cancellation of each booking.'),
      bookings: list(
        object('PlannedSubstitution', {
          substitutionId,
          ...booked,
          vehicleId: described(vehicleId, 'That the booking has.'),
          substituteVehicleId: described(
            orNull(vehicleId),
            'To be held and offered to the responder. Null: the booking is cancelled. Of a booking that is offered to colleagues, its own.',
          ),
          toColleagues: addedLater(described(yesOrNo(true), 'It is offered to everybody who may take it.')),
        }),
      ),
    },
  },
  SubstituteOffered: {
    says: 'Another vehicle is held for a booking until its responder answers, or until `holdEndsAt`.',
    data: {
      ...held,
      insteadOfVehicleId: described(vehicleId, 'That the booking has.'),
      holdEndsAt: instant('2026-11-23T12:30:00.000Z'),
      turnRoundMinutes: addedLater(
        described(wholeNumber(30), 'Minutes for which the vehicle is held after the end. Left out where it is none.'),
      ),
    },
  },
  SubstituteAccepted: {
    says: 'The responder accepted: the booking has the other vehicle from now on.',
    data: held,
  },
  SubstitutionEnded: {
    says: 'What was planned for a booking ended without another vehicle. What was held is free again.',
    data: {
      ...booked,
      vehicleId: described(orNull(vehicleId), 'The other vehicle. Null if none was planned.'),
      endedBecause: oneOf(substitutionEndReasons, 'SubstitutionEndReason'),
    },
  },
});

export type SubstitutionEvent = EventOf<typeof substitutionEvents>;
export type SubstitutionsPlanned = EventOf<typeof substitutionEvents, 'SubstitutionsPlanned'>;
export type SubstituteOffered = EventOf<typeof substitutionEvents, 'SubstituteOffered'>;
export type SubstituteAccepted = EventOf<typeof substitutionEvents, 'SubstituteAccepted'>;
export type SubstitutionEnded = EventOf<typeof substitutionEvents, 'SubstitutionEnded'>;

/** What was planned for one booking. */
export type PlannedSubstitution = SubstitutionsPlanned['data']['bookings'][number];
