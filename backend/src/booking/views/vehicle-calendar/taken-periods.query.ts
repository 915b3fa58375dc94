import type { Period, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

/** Selects the vehicle's taken periods that overlap one, without an order; the arguments are placeholders. */
export const selectTaken = (vehicleId: string, from: string, until: string): string =>
  `SELECT lower(during) AS "startAt", coalesce(upper(during), ${until}) AS "endAt" FROM vehicle_reservation
   WHERE vehicle_id = ${vehicleId} AND during && tstzrange(${from}, ${until})`;

/** Periods that overlap `within` and in which the vehicle is taken, in order, without saying by whom. */
export const takenPeriods = (vehicleId: VehicleId, within: Period): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'vehicle-calendar.taken',
    text: `${selectTaken('$1', '$2', '$3')} ORDER BY lower(during)`,
    values: [vehicleId, within.startAt, within.endAt],
  });
