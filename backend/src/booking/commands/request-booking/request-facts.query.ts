import { hoursByWeek, type HoursOfWeek } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { type TakenPeriod, turnRound } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import { addMinutes, type BookingId, type ResponderId, type Zone } from '@rigbook/contracts/kernel';
import {
  toVehicleFacts,
  VEHICLE_FACTS,
  VEHICLE_TABLES,
  type VehicleFacts,
  type VehicleFactsRow,
} from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { query, type Query } from '../../../platform/database/index.js';
import {
  RESPONDER_FACTS,
  type ResponderFacts,
  type ResponderFactsRow,
  toResponderFacts,
} from '../../../responders/responder-facts/responder-facts.query.js';
import { selectHours } from '../../views/responder-hours/hours-by-week.query.js';
import { selectTaken } from '../../views/vehicle-calendar/taken-periods.query.js';
import type { BookingRequest } from './request-booking.decision.js';

export interface RequestFacts {
  readonly person: ResponderFacts;
  /** Undefined if there is no such vehicle. */
  readonly vehicle: VehicleFacts | undefined;
  /** The vehicle's taken hours that may stand in the way, by their turn-round or by that of the request. */
  readonly taken: readonly TakenPeriod[];
  /** Hours that the person has booked in the weeks of the request. */
  readonly hoursBooked: readonly HoursOfWeek[];
}

type NullIf<T> = { readonly [Name in keyof T]: T[Name] | null };
/** A row has a taken period or the hours of a week, or neither. */
type FactsRow = ResponderFactsRow & NullIf<VehicleFactsRow> & NullIf<Required<TakenPeriod>> & NullIf<HoursOfWeek>;

/**
 * All stored facts of a request, as of one moment: a booking is the command that people wait for most. One statement costs as much as
 * the four that it is made of. Undefined if the person is unknown or erased.
 */
export function requestFacts(
  { responderId, vehicleId, period }: Pick<BookingRequest, 'responderId' | 'vehicleId' | 'period'>,
  zone: Zone,
): Query<RequestFacts | undefined> {
  return factsOf('request-booking.facts', responderId, { vehicleId, period }, zone, {
    person: '$1',
    taken: selectTaken('$2', '$3', '$4'),
    hours: selectHours('$1', '$5', '$6'),
  });
}

/** The same facts for somebody for whom hours are held, as if these were free. */
export function factsWithHold(
  holdId: string,
  { responderId, vehicleId, period }: Pick<BookingRequest, 'responderId' | 'vehicleId' | 'period'>,
  zone: Zone,
): Query<RequestFacts | undefined> {
  const select = {
    person: '$1',
    taken: `${selectTaken('$2', '$3', '$4')} AND booking_id <> $7`,
    hours: selectHours('$1', '$5', '$6'),
  };
  return factsOf('request-booking.facts-with-hold', responderId, { vehicleId, period }, zone, select, [holdId]);
}

/** The same facts, as if these bookings of the same person took no hours. */
export function factsWithout(
  bookings: readonly BookingId[],
  { responderId, vehicleId, period }: Pick<BookingRequest, 'responderId' | 'vehicleId' | 'period'>,
  zone: Zone,
): Query<RequestFacts | undefined> {
  const select = {
    person: '$1',
    taken: `${selectTaken('$2', '$3', '$4')} AND booking_id <> ALL ($7::uuid[])`,
    hours: `SELECT week."weekStartsOn", (week.hours - coalesce(sum(own.hours), 0))::smallint
            FROM (${selectHours('$1', '$5', '$6')}) AS week
            LEFT JOIN responder_week_share own
              ON own.booking_id = ANY ($7::uuid[]) AND own.responder_id = $1 AND own.week_starts_on = week."weekStartsOn"
            GROUP BY week."weekStartsOn", week.hours`,
  };
  return factsOf('standing-shifts.facts-without', responderId, { vehicleId, period }, zone, select, [bookings]);
}

/** The same facts for a booking's responder, as if the booking itself, and what is held for it, took no hours. */
export function changeFacts(
  bookingId: BookingId,
  { vehicleId, period }: Pick<BookingRequest, 'vehicleId' | 'period'>,
  zone: Zone,
  holdId?: string,
): Query<RequestFacts | undefined> {
  const person = '(SELECT responder_id FROM booking_diary WHERE booking_id = $1)';
  const select = {
    person,
    taken: `${selectTaken('$2', '$3', '$4')} AND booking_id <> $1${holdId === undefined ? '' : ' AND booking_id <> $7'}`,
    hours: `SELECT week."weekStartsOn", (week.hours - coalesce(own.hours, 0))::smallint
            FROM (${selectHours(person, '$5', '$6')}) AS week
            LEFT JOIN responder_week_share own ON own.booking_id = $1 AND own.week_starts_on = week."weekStartsOn"`,
  };
  return holdId === undefined
    ? factsOf('change-booking.facts', bookingId, { vehicleId, period }, zone, select)
    : factsOf('change-booking.facts-with-hold', bookingId, { vehicleId, period }, zone, select, [holdId]);
}

/** The same facts for somebody who takes a booking over, as if the one given in return took none of their hours. */
export function takeOverFacts(
  { responderId, vehicleId, period }: Pick<BookingRequest, 'responderId' | 'vehicleId' | 'period'>,
  givenInReturn: BookingId | null,
  zone: Zone,
): Query<RequestFacts | undefined> {
  const select = {
    person: '$1',
    taken: selectTaken('$2', '$3', '$4'),
    hours: `SELECT week."weekStartsOn", (week.hours - coalesce(own.hours, 0))::smallint
            FROM (${selectHours('$1', '$5', '$6')}) AS week
            LEFT JOIN responder_week_share own ON own.booking_id = $7::uuid AND own.week_starts_on = week."weekStartsOn"`,
  };
  return factsOf('handing-on.facts', responderId, { vehicleId, period }, zone, select, [givenInReturn]);
}

interface Selected {
  readonly person: string;
  readonly taken: string;
  readonly hours: string;
}

function factsOf(
  name: string,
  subject: ResponderId | BookingId,
  { vehicleId, period }: Pick<BookingRequest, 'vehicleId' | 'period'>,
  zone: Zone,
  select: Selected,
  more: readonly (string | readonly string[] | null)[] = [],
): Query<RequestFacts | undefined> {
  const weeks = hoursByWeek(period, zone).map((week) => week.weekStartsOn);
  return query<FactsRow, RequestFacts | undefined>(
    {
      name,
      text: `SELECT ${RESPONDER_FACTS}, ${VEHICLE_FACTS}, held.*
             FROM responder r
               LEFT JOIN (${VEHICLE_TABLES}) ON v.id = $2 AND v.retired_at IS NULL
               LEFT JOIN (
                 SELECT *, NULL::date AS "weekStartsOn", NULL::smallint AS hours
                 FROM (${select.taken}) AS taken
                 UNION ALL SELECT NULL, NULL, NULL, booked.* FROM (${select.hours}) AS booked
               ) AS held ON true
             WHERE r.id = ${select.person}`,
      values: [
        subject,
        vehicleId,
        period.startAt,
        addMinutes(period.endAt, turnRound.most),
        weeks.at(0),
        weeks.at(-1),
        ...more,
      ],
    },
    (rows) => rows[0] && factsIn(rows[0], rows),
  );
}

const factsIn = (first: FactsRow, rows: readonly FactsRow[]): RequestFacts => ({
  person: toResponderFacts(first),
  vehicle: first.id === null ? undefined : toVehicleFacts(first as VehicleFactsRow),
  taken: rows.flatMap(({ startAt, endAt, heldUntil }) =>
    startAt === null || endAt === null || heldUntil === null ? [] : [{ startAt, endAt, heldUntil }],
  ),
  hoursBooked: rows.flatMap(({ weekStartsOn, hours }) =>
    weekStartsOn === null || hours === null ? [] : [{ weekStartsOn, hours }],
  ),
});
