import { type CoverageFloor, MOST_COVERAGE_FLOORS } from '@rigbook/contracts/vehicle-coverage/floor.rules';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { allRows, query, type Query } from '../../platform/database/index.js';

export interface StoredFloor extends CoverageFloor {
  readonly id: CoverageFloorId;
}

/** By type and the hours in which they begin. */
export const allFloors = (): Query<readonly StoredFloor[]> =>
  allRows<StoredFloor>({
    name: 'coverage-floors.all',
    text: `SELECT floor_id AS id, vehicle_type AS "vehicleType", counts, least, weekdays, from_hour AS "fromHour",
                  until_hour AS "untilHour"
           FROM coverage_floor ORDER BY vehicle_type, counts, from_hour, until_hour, floor_id LIMIT $1`,
    values: [MOST_COVERAGE_FLOORS],
  });

/** Whether the fleet has a vehicle of this type. */
export const isTypeOfFleet = (vehicleType: string): Query<boolean> =>
  query<{ readonly isOfFleet: boolean }, boolean>(
    {
      name: 'coverage-floors.is-type-of-fleet',
      text: `SELECT EXISTS (SELECT FROM vehicle WHERE type = $1 AND retired_at IS NULL) AS "isOfFleet"`,
      values: [vehicleType],
    },
    ([row]) => row?.isOfFleet ?? false,
  );
