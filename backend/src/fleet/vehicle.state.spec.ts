import type { VehicleEvent } from './vehicle.events.js';
import { vehicleFrom } from './vehicle.state.js';

const added: VehicleEvent = {
  type: 'VehicleAdded',
  data: { name: 'ALS1', type: 'Advanced Life Support', location: 'Base', allowedRoles: [] },
};

it('a vehicle is commanded on beside a later version, whose events it does not know', () => {
  const unknown = { type: 'VehiclePainted', data: { color: 'yellow' } } as unknown as VehicleEvent;
  expect(vehicleFrom([added, unknown])).toEqual(vehicleFrom([added]));
});
