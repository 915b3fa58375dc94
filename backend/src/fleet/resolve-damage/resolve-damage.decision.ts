import type { BookingId, DamageId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import type { DamageReopened, DamageResolved } from '../vehicle.events.js';
import type { VehicleInFleet } from '../vehicle.state.js';

export interface ReportedDamage {
  readonly damageId: DamageId;
  /** the booking at whose checkout it was reported */
  readonly bookingId: BookingId;
}

/** Refuses to resolve the same damage twice. @throws Refusal DAMAGE_ALREADY_RESOLVED */
export function resolveDamage(
  vehicle: VehicleInFleet,
  { damageId, bookingId, note }: ReportedDamage & { readonly note: string | null },
): DamageResolved {
  if (vehicle.resolvedDamage.has(damageId)) throw new Refusal('DAMAGE_ALREADY_RESOLVED');
  return { type: 'DamageResolved', data: { damageId, bookingId, note } };
}

/** Only resolved damage can be opened again. @throws Refusal DAMAGE_NOT_RESOLVED */
export function reopenDamage(vehicle: VehicleInFleet, { damageId, bookingId }: ReportedDamage): DamageReopened {
  if (!vehicle.resolvedDamage.has(damageId)) throw new Refusal('DAMAGE_NOT_RESOLVED');
  return { type: 'DamageReopened', data: { damageId, bookingId } };
}
