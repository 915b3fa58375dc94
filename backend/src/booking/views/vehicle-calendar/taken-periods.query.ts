import type { Period, VehicleId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';

/** The hours in which a vehicle is taken, in their order, as far as they touch `within`; nothing about by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  query<Period, readonly Period[]>(
    {
      name: 'vehicle-calendar.taken',
      text: `SELECT lower(during) AS "startAt", coalesce(upper(during), $3) AS "endAt" FROM vehicle_reservation
             WHERE vehicle_id = $1 AND during && tstzrange($2, $3) ORDER BY lower(during)`,
      values: [vehicleId, within.startAt, within.endAt],
    },
    (rows) => rows,
  );
