import type { VehicleId } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';

/** Where the keys of a vehicle are, and its codes: they go with it. */
export const forgetKeys = (vehicleId: VehicleId): Statement => ({
  name: 'vehicle-keys.forget',
  text: `DELETE FROM vehicle_keys WHERE vehicle_id = $1`,
  values: [vehicleId],
});
