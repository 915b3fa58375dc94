import type { VehicleId, Zone } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../../platform/database/index.js';

/** What is not in the log: the current names of organization and vehicle, and the time zone. */
export interface CurrentNames {
  readonly organizationName: string;
  readonly zone: Zone;
  /** Null if the vehicle is no longer on the list. */
  readonly vehicleName: string | null;
}

export const currentNames = (vehicleId: VehicleId): Query<CurrentNames> =>
  query<CurrentNames, CurrentNames>(
    {
      name: 'dossier.current-names',
      text: `SELECT organization_name AS "organizationName", zone,
                    (SELECT name FROM vehicle WHERE id = $1) AS "vehicleName"
             FROM organisation_settings`,
      values: [vehicleId],
    },
    ([row]) => {
      if (!row) throw new Error('the row of organisation_settings is missing');
      return row;
    },
  );
