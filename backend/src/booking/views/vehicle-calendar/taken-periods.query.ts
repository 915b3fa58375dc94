import type { TakenHours } from '@rigbook/contracts/booking/requesting/taken-hours.rules';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { Instant, Period, VehicleId } from '@rigbook/contracts/kernel';
import { TURN_ROUND } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { MOST_VEHICLES } from '../../../fleet/vehicle-list/vehicle.response.js';
import { allRows, query, type Query } from '../../../platform/database/index.js';

/** Selects the vehicle's taken periods that overlap one, without an order; the arguments are placeholders. */
export const selectTaken = (vehicleId: string, from: string, until: string, more = ''): string =>
  `SELECT lower(during) AS "startAt", coalesce(booked_until, upper(during), ${until}) AS "endAt",
          coalesce(upper(during), ${until}) AS "heldUntil"${more} FROM vehicle_reservation
   WHERE vehicle_id = ${vehicleId} AND during && tstzrange(${from}, ${until})`;

/**
 * The same, with from when on they are asked for by an extension that waits, and until when they are held for somebody who was offered them.
 * A process of before told no end of an offer, which is never beyond the start.
 */
const selectTakenHours = (vehicleId: string, from: string, until: string): string =>
  `SELECT taken.*, d.end_at AS "askedFrom"
   FROM (${selectTaken(vehicleId, from, until, `, booking_id, CASE WHEN is_hold THEN coalesce(hold_ends_at, lower(during)) END AS "offeredUntil"`)}) AS taken
     LEFT JOIN booking_diary d ON d.booking_id = taken.booking_id AND d.extension_asked_until IS NOT NULL`;

type TakenRow = Required<Omit<TakenHours, 'isOwnOffer'>>;

/** Periods that overlap `within` and in which the vehicle is taken, in order, without saying by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly TakenRow[]> =>
  allRows<TakenRow>({
    name: 'vehicle-calendar.taken',
    text: `${selectTakenHours('$1', '$2', '$3')} ORDER BY "startAt"`,
    values: [vehicleId, within.startAt, within.endAt],
  });

interface VehicleWithTaken {
  readonly vehicleId: VehicleId;
  readonly service: ServiceStatus;
  readonly maintenanceUntil: Instant | null;
  readonly turnRoundMinutes: number;
  readonly taken: readonly TakenRow[];
}

interface FleetRow extends Omit<VehicleWithTaken, 'taken'> {
  /** as many of each, in the same order */
  readonly takenFrom: readonly Instant[];
  readonly takenUntil: readonly Instant[];
  readonly heldUntil: readonly Instant[];
  readonly askedFrom: readonly (Instant | null)[];
  readonly offeredUntil: readonly (Instant | null)[];
}

/** The current fleet by name, each vehicle with its taken periods as above. */
export const takenInFleet = (within: Period): Query<readonly VehicleWithTaken[]> =>
  query<FleetRow, readonly VehicleWithTaken[]>(
    {
      name: 'vehicle-calendar.taken-in-fleet',
      text: `SELECT v.id AS "vehicleId", v.service_status AS service, v.available_from AS "maintenanceUntil",
                    ${TURN_ROUND} AS "turnRoundMinutes", held.*
             FROM vehicle v
             CROSS JOIN LATERAL (
               SELECT coalesce(array_agg("startAt" ORDER BY "startAt"), '{}') AS "takenFrom",
                      coalesce(array_agg("endAt" ORDER BY "startAt"), '{}') AS "takenUntil",
                      coalesce(array_agg("heldUntil" ORDER BY "startAt"), '{}') AS "heldUntil",
                      coalesce(array_agg("askedFrom" ORDER BY "startAt"), '{}') AS "askedFrom",
                      coalesce(array_agg("offeredUntil" ORDER BY "startAt"), '{}') AS "offeredUntil"
               FROM (${selectTakenHours('v.id', '$1', '$2')}) AS taken) AS held
             WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $3`,
      values: [within.startAt, within.endAt, MOST_VEHICLES],
    },
    (rows) => rows.map(withPeriods),
  );

const withPeriods = ({
  takenFrom,
  takenUntil,
  heldUntil,
  askedFrom,
  offeredUntil,
  ...vehicle
}: FleetRow): VehicleWithTaken => ({
  ...vehicle,
  taken: takenFrom.flatMap((startAt, nth) => {
    const [endAt, held] = [takenUntil[nth], heldUntil[nth]];
    if (endAt === undefined || held === undefined) return [];
    const [asked = null, offered = null] = [askedFrom[nth], offeredUntil[nth]];
    return [{ startAt, endAt, heldUntil: held, askedFrom: asked, offeredUntil: offered }];
  }),
});
