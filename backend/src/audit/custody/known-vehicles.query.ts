import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../platform/database/index.js';

export interface KnownVehicle {
  readonly id: VehicleId;
  readonly name: string;
  readonly plateNumber: string | null;
  readonly addedAt: Instant;
  readonly retiredAt: Instant | null;
}

/** Every vehicle, retired ones included: a fine may arrive after its vehicle has left. Fleets are small. */
export const knownVehicles = (): Query<readonly KnownVehicle[]> =>
  allRows<KnownVehicle>({
    name: 'custody.vehicles-ever',
    text: `SELECT id, name, plate_number AS "plateNumber", added_at AS "addedAt", retired_at AS "retiredAt"
           FROM vehicle ORDER BY added_at DESC LIMIT 5000`,
    values: [],
  });
