import { instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { VehicleAdded, VehicleEvent } from '../vehicle.events.js';
import { vehicleFrom, type VehicleInFleet } from '../vehicle.state.js';
import { changeVehicle, type VehicleChanges } from './change-vehicle.decision.js';

const now = instant('2026-11-22T10:00Z');
const tuesday = instant('2026-11-24T08:00Z');
const details = {
  name: 'ALS1',
  type: 'Advanced Life Support',
  location: 'Base, bay 1',
  allowedRoles: ['EMT'],
} as const;

const added: VehicleAdded = { type: 'VehicleAdded', data: details };
const inMaintenance: VehicleEvent = { type: 'MaintenanceStarted', data: { expectedEndAt: tuesday, reason: null } };
const withdrawn: VehicleEvent = { type: 'VehicleWithdrawn', data: { reason: null } };

const given = (...history: VehicleEvent[]) => {
  const vehicle = vehicleFrom([added, ...history]) as VehicleInFleet;
  const when = (inUse: boolean) => (changes: VehicleChanges) => changeVehicle(changes, { vehicle, inUse, now });
  return { when: when(false), whileInUse: when(true) };
};

const refusal = (act: () => unknown) => {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error;
  }
  throw new Error('not refused');
};

describe('changing a vehicle', () => {
  it('records nothing when the form is saved as it was', () => {
    expect(given().when({ ...details, status: 'available' })).toEqual([]);
  });

  it('records all details when one of them changes', () => {
    expect(given().when({ location: 'Base, bay 2' })).toEqual([
      { type: 'VehicleDetailsChanged', data: { ...details, location: 'Base, bay 2', plateNumber: null } },
    ]);
  });

  it('gives it a plate, keeps that with other changes, and takes it away', () => {
    const plated = { type: 'VehicleDetailsChanged' as const, data: { ...details, plateNumber: '12-345-67' } };
    expect(given().when({ plateNumber: '12-345-67' })).toEqual([plated]);
    expect(given(plated).when({ name: 'ALS2' })).toMatchObject([{ data: { name: 'ALS2', plateNumber: '12-345-67' } }]);
    expect(given(plated).when({ plateNumber: '' })).toMatchObject([{ data: { plateNumber: null } }]);
    expect(given().when({ plateNumber: '' })).toEqual([]);
  });

  it('starts maintenance with the day on which it should end', () => {
    expect(given().when({ status: 'maintenance', availableFrom: tuesday })).toEqual([inMaintenance]);
  });

  it('keeps the expected end when a vehicle in maintenance is saved without one', () => {
    expect(given(inMaintenance).when({ status: 'maintenance' })).toEqual([]);
  });

  it('forgets the expected end when it is cleared', () => {
    expect(given(inMaintenance).when({ availableFrom: null })).toEqual([
      { type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: null } },
    ]);
  });

  it('ends maintenance when the vehicle becomes available', () => {
    expect(given(inMaintenance).when({ status: 'available' })).toEqual([{ type: 'MaintenanceEnded', data: {} }]);
  });

  it('returns a withdrawn vehicle to the fleet', () => {
    expect(given(withdrawn).when({ status: 'available' })).toEqual([{ type: 'VehicleReturnedToFleet', data: {} }]);
  });

  it('withdraws a vehicle from maintenance at once', () => {
    expect(given(inMaintenance).when({ status: 'unavailable' })).toEqual([withdrawn]);
  });

  it('keeps the reason when the expected end moves, and the end when the reason is worded anew', () => {
    const brakes: VehicleEvent = { type: 'MaintenanceStarted', data: { expectedEndAt: tuesday, reason: 'Brakes' } };
    expect(given().when({ status: 'maintenance', availableFrom: tuesday, reason: 'Brakes' })).toEqual([brakes]);
    const wednesday = instant('2026-11-25T08:00Z');
    expect(given(brakes).when({ status: 'maintenance', availableFrom: wednesday })).toEqual([
      { type: 'MaintenanceStarted', data: { expectedEndAt: wednesday, reason: 'Brakes' } },
    ]);
    expect(given(brakes).when({ reason: '' })).toEqual([inMaintenance]);
  });

  it('forgets why a vehicle was in maintenance once it is not', () => {
    const brakes: VehicleEvent = { type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: 'Brakes' } };
    expect(given(brakes, { type: 'MaintenanceEnded', data: {} }).when({ status: 'maintenance' })).toEqual([
      { type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: null } },
    ]);
  });

  it('saves the form of a vehicle whose maintenance is overdue', () => {
    const overdue: VehicleEvent = {
      type: 'MaintenanceStarted',
      data: { expectedEndAt: instant('2026-11-20T08:00Z'), reason: null },
    };
    expect(given(overdue).when({ availableFrom: instant('2026-11-20T08:00Z') })).toEqual([]);
  });

  it('refuses a reason for a vehicle that is not in maintenance', () => {
    expect(refusal(() => given().when({ reason: 'Brakes' })).facts).toEqual({
      errors: [{ field: 'reason', message: 'A reason can be given for a vehicle in maintenance only.' }],
    });
  });

  it('puts a vehicle into maintenance while a shift has it', () => {
    expect(given().whileInUse({ status: 'maintenance' })).toEqual([
      { type: 'MaintenanceStarted', data: { expectedEndAt: null, reason: null } },
    ]);
  });

  it('changes nothing when a vehicle in use is saved as in use', () => {
    expect(given().whileInUse({ ...details, status: 'in_use' })).toEqual([]);
  });

  it('refuses to make a vehicle in use by hand', () => {
    expect(refusal(() => given().when({ status: 'in_use' })).code).toBe('VEHICLE_STATUS_DERIVED');
  });

  it('refuses to make a vehicle available that a shift has', () => {
    expect(refusal(() => given().whileInUse({ status: 'available' })).code).toBe('VEHICLE_STATUS_DERIVED');
  });

  it('ends the maintenance of a vehicle that a shift still has', () => {
    expect(given(inMaintenance).whileInUse({ status: 'available' })).toEqual([{ type: 'MaintenanceEnded', data: {} }]);
  });

  it('refuses an expected end for a vehicle that is not in maintenance', () => {
    expect(refusal(() => given().when({ availableFrom: tuesday })).facts).toEqual({
      errors: [{ field: 'availableFrom', message: 'Available from can be set for a vehicle in maintenance only.' }],
    });
  });

  it('refuses an expected end in the past', () => {
    const act = () => given().when({ status: 'maintenance', availableFrom: instant('2026-11-22T09:59Z') });
    expect(refusal(act).code).toBe('VALIDATION_FAILED');
  });
});
