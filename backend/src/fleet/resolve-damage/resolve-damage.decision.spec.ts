import type { BookingId, DamageId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { VehicleEvent } from '../vehicle.events.js';
import { vehicleFrom, type VehicleInFleet } from '../vehicle.state.js';
import { reopenDamage, resolveDamage } from './resolve-damage.decision.js';

const damage = { damageId: 'scratch' as DamageId, bookingId: 'shift' as BookingId };
const other = { damageId: 'dent' as DamageId, bookingId: 'shift' as BookingId };
const added: VehicleEvent = {
  type: 'VehicleAdded',
  data: { name: 'ALS1', type: 'Advanced Life Support', location: 'Base', allowedRoles: [] },
};
const resolved: VehicleEvent = { type: 'DamageResolved', data: { ...damage, note: null } };
const reopened: VehicleEvent = { type: 'DamageReopened', data: damage };

const given = (...history: VehicleEvent[]) => vehicleFrom([added, ...history]) as VehicleInFleet;

describe('damage', () => {
  it('is resolved, with what was done about it', () =>
    expect(resolveDamage(given(), { ...damage, note: 'Painted' })).toEqual({
      type: 'DamageResolved',
      data: { ...damage, note: 'Painted' },
    }));

  it('is resolved once, whatever became of other damage', () => {
    expect(resolveDamage(given(resolved), { ...other, note: null })).toMatchObject({ type: 'DamageResolved' });
    expect(() => resolveDamage(given(resolved), { ...damage, note: null })).toThrow(
      new Refusal('DAMAGE_ALREADY_RESOLVED'),
    );
  });

  it('is opened again, and can then be resolved again', () => {
    expect(reopenDamage(given(resolved), damage)).toEqual(reopened);
    expect(resolveDamage(given(resolved, reopened), { ...damage, note: null })).toEqual(resolved);
  });

  it('that is open cannot be opened', () => {
    expect(() => reopenDamage(given(), damage)).toThrow(new Refusal('DAMAGE_NOT_RESOLVED'));
    expect(() => reopenDamage(given(resolved, reopened), damage)).toThrow(new Refusal('DAMAGE_NOT_RESOLVED'));
  });
});
