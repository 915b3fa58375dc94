import type { BookingId, DamageId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { DamageReopened } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';

export interface ReopenDamage {
  readonly damageId: DamageId;
  /** at whose checkout it was reported */
  readonly bookingId: BookingId;
}

/** Only what was resolved can be opened again. @throws Refusal DAMAGE_NOT_RESOLVED */
export function reopenDamage(vehicle: VehicleInFleet, { damageId, bookingId }: ReopenDamage): DamageReopened {
  if (!vehicle.resolvedDamage.has(damageId)) throw new Refusal('DAMAGE_NOT_RESOLVED');
  return { type: 'DamageReopened', data: { damageId, bookingId } };
}
