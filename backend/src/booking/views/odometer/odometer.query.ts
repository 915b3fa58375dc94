import type { ContestState } from '@rigbook/contracts/booking/shift/reading-contest.rules';
import type { BookingId, Instant, Period, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';
import { type Page, pageOf, type PageRequest } from '../../../platform/http/index.js';

/** A shift in the ledger of its vehicle, with the shift before it. Erased people have no names. */
export interface OdometerShiftRow {
  readonly bookingId: BookingId;
  readonly vehicleId: VehicleId;
  readonly vehicleName: string;
  readonly takenAt: Instant;
  readonly checkInKm: number;
  /** as it was read, before corrections */
  readonly checkInReadKm: number;
  readonly returnedAt: Instant | null;
  readonly checkOutKm: number | null;
  readonly checkOutReadKm: number | null;
  /** null: nobody ever contested the reading */
  readonly checkInContest: ContestState | null;
  readonly checkOutContest: ContestState | null;
  readonly responderId: ResponderId;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly beforeBookingId: BookingId | null;
  readonly beforeKm: number | null;
  /** when it came back, or was taken if nobody returned it */
  readonly beforeAt: Instant | null;
  readonly beforeResponderId: ResponderId | null;
  readonly beforeUnitNumber: string | null;
  readonly beforeFirstName: string | null;
  readonly beforeLastName: string | null;
}

const SELECT_SHIFTS = `
  SELECT s.booking_id AS "bookingId", s.vehicle_id AS "vehicleId", v.name AS "vehicleName", s.taken_at AS "takenAt",
         s.check_in_km AS "checkInKm", s.check_in_read_km AS "checkInReadKm", s.returned_at AS "returnedAt",
         s.check_out_km AS "checkOutKm", s.check_out_read_km AS "checkOutReadKm",
         s.check_in_contest AS "checkInContest", s.check_out_contest AS "checkOutContest", d.responder_id AS "responderId",
         r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName",
         s.before_booking_id AS "beforeBookingId", s.before_km AS "beforeKm",
         coalesce(b.returned_at, b.taken_at) AS "beforeAt", bd.responder_id AS "beforeResponderId",
         br.unit_number AS "beforeUnitNumber", br.first_name AS "beforeFirstName", br.last_name AS "beforeLastName"
  FROM odometer_shift s JOIN vehicle v ON v.id = s.vehicle_id JOIN booking_diary d ON d.booking_id = s.booking_id
  LEFT JOIN responder r ON r.id = d.responder_id
  LEFT JOIN odometer_shift b ON b.booking_id = s.before_booking_id
  LEFT JOIN booking_diary bd ON bd.booking_id = s.before_booking_id LEFT JOIN responder br ON br.id = bd.responder_id`;

/** Kilometers that no shift accounts for, as an index has it. */
const UNACCOUNTED = 's.check_in_km > s.before_km';

/** Contests that wait for an administrator, as an index has them. */
const CONTESTED = `(s.check_in_contest = 'open' OR s.check_out_contest = 'open')`;

export interface OdometerFilter {
  readonly vehicleId?: VehicleId | undefined;
  /** only shifts that began within it and before which the vehicle drove without one */
  readonly unaccountedWithin?: Period | undefined;
  /** only shifts with a reading that somebody contests */
  readonly isContested?: true;
}

/** Shifts by their check-in, latest first. */
export function odometerPage(
  { vehicleId, unaccountedWithin: period, isContested }: OdometerFilter,
  { limit, after }: PageRequest,
): Query<Page<OdometerShiftRow>> {
  const values: unknown[] = [limit + 1];
  const conditions = [
    ...(vehicleId ? [`s.vehicle_id = $${values.push(vehicleId)}`] : []),
    ...(period
      ? [UNACCOUNTED, `s.taken_at >= $${values.push(period.startAt)}`, `s.taken_at < $${values.push(period.endAt)}`]
      : []),
    ...(isContested ? [CONTESTED] : []),
    ...(after ? [`(s.taken_at, s.booking_id) < ($${values.push(after.at)}, $${values.push(after.id)})`] : []),
  ];
  const name = [
    'odometer.shifts',
    vehicleId && 'of-vehicle',
    period && 'unaccounted',
    isContested && 'contested',
    after && 'after',
  ];
  return query<OdometerShiftRow, Page<OdometerShiftRow>>(
    {
      name: name.filter(Boolean).join('.'),
      text: `${SELECT_SHIFTS} WHERE ${conditions.join(' AND ')} ORDER BY s.taken_at DESC, s.booking_id DESC LIMIT $1`,
      values,
    },
    pageOf(limit, ({ takenAt: at, bookingId: id }) => ({ at, id })),
  );
}
