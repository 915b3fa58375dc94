import type { BookingId, DamageId } from '@rigbook/contracts/kernel/ids';
import { Refusal } from '../../platform/decisions/refusal.js';
import type { DamageResolved } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';

export interface ResolveDamage {
  readonly damageId: DamageId;
  /** at whose checkout it was reported */
  readonly bookingId: BookingId;
  readonly note: string | null;
}

/** Of two who resolve one damage the second hears that it was done. @throws Refusal DAMAGE_ALREADY_RESOLVED */
export function resolveDamage(vehicle: VehicleInFleet, { damageId, bookingId, note }: ResolveDamage): DamageResolved {
  if (vehicle.resolvedDamage.has(damageId)) throw new Refusal('DAMAGE_ALREADY_RESOLVED');
  return { type: 'DamageResolved', data: { damageId, bookingId, note } };
}
