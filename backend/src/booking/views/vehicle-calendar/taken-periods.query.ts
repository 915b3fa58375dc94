import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Period, Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../../platform/database/query.js';

interface TakenRow {
  readonly start_at: Instant;
  readonly end_at: Instant;
}

/** The hours in which a vehicle is taken, in their order, as far as they touch `within`; nothing about by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  query<TakenRow, readonly Period[]>(
    {
      name: 'vehicle-calendar.taken',
      text: `SELECT lower(during) AS start_at, coalesce(upper(during), $3) AS end_at FROM vehicle_reservation
             WHERE vehicle_id = $1 AND during && tstzrange($2, $3) ORDER BY lower(during)`,
      values: [vehicleId, within.startAt, within.endAt],
    },
    (rows) => rows.map((row) => ({ startAt: row.start_at, endAt: row.end_at })),
  );
