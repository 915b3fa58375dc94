import type { Period, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Periods that overlap `within` and in which the vehicle is taken, in order, without saying by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken',
    text: `SELECT lower(during) AS "startAt", coalesce(upper(during), $3) AS "endAt" FROM vehicle_reservation
           WHERE vehicle_id = $1 AND during && tstzrange($2, $3) ORDER BY lower(during)`,
    values: [vehicleId, within.startAt, within.endAt],
  });
