import type { VehicleEvent } from '../vehicle.events.js';
import { vehicleFrom } from '../vehicle.state.js';
import { holdForMaintenance } from './hold-vehicle.decision.js';

const added: VehicleEvent = {
  type: 'VehicleAdded',
  data: { name: 'ALS1', type: 'Advanced Life Support', location: 'Base', allowedRoles: [] },
};
const hold = (...history: VehicleEvent[]) => holdForMaintenance(vehicleFrom([added, ...history]), 'major damage');

describe('holding a vehicle', () => {
  it('puts an available vehicle into maintenance until somebody ends it', () => {
    expect(hold()).toEqual([{ type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: 'major damage' } }]);
  });

  it('leaves a maintenance that began meanwhile as it is', () => {
    expect(hold({ type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: 'service' } })).toEqual([]);
  });

  it('leaves withdrawn and retired vehicles as they are', () => {
    expect(hold({ type: 'VehicleWithdrawn', data: { reason: null } })).toEqual([]);
    expect(hold({ type: 'VehicleRetired', data: {} })).toEqual([]);
  });
});
