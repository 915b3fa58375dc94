import { shiftsIn, holderIn } from '@rigbook/contracts/damage/named-in-bracket.rules';
import { isShiftOfOutcome } from '@rigbook/contracts/damage/dispute.rules';
import type { SettlementOutcome } from '@rigbook/contracts/damage/dispute.words';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { DamageReopened, DamageResolved, DamageSettled } from '../../fleet/vehicle.events.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { Settlement } from '../views/damage-dispute.state.js';
import { type DamageMatter, markOf, namesOf } from '../views/damage-matter.js';

export interface Settling {
  readonly by: ResponderId;
  readonly outcome: SettlementOutcome;
  readonly bookingId: BookingId | null;
  readonly reason: string;
  /** how much was said when the administrator read it */
  readonly said: number;
  /** of the bracket as they read it */
  readonly mark: string;
}

/**
 * Settles damage as the administrator read it: nothing that was said or seen in the meantime goes unread. What is no damage is resolved with
 * it, and opened again if a later settlement replaces that, if the vehicle is in the fleet. Nobody settles damage that names them.
 * @throws Refusal DAMAGE_NAMES_SETTLER, CHANGED_MEANWHILE, SHIFT_NOT_IN_BRACKET
 */
export function settleDamage(
  matter: DamageMatter,
  { by, outcome, bookingId, reason, said, mark }: Settling,
): readonly (DamageSettled | DamageResolved | DamageReopened)[] {
  const { damage, bracket, dispute } = matter;
  if (namesOf(matter).includes(by)) throw new Refusal('DAMAGE_NAMES_SETTLER');
  if (said !== dispute.said || mark !== markOf(matter)) throw new Refusal('CHANGED_MEANWHILE');
  if (!isShiftOfOutcome(outcome, bookingId, bracket ? shiftsIn(bracket) : []))
    throw new Refusal('SHIFT_NOT_IN_BRACKET');
  const ofDamage = { damageId: damage.damageId, bookingId: damage.bookingId };
  const responderId = bracket && bookingId ? holderIn(bracket, bookingId) : null;
  const settled: DamageSettled = {
    type: 'DamageSettled',
    data: { ...ofDamage, outcome, attributedTo: bookingId, responderId, reason },
  };
  if (!damage.inFleet) return [settled];
  if (outcome === 'not-damage')
    return damage.resolvedAt === null
      ? [settled, { type: 'DamageResolved', data: { ...ofDamage, note: null } }]
      : [settled];
  return wasResolvedBy(dispute.settlements.at(-1), damage)
    ? [settled, { type: 'DamageReopened', data: ofDamage }]
    : [settled];
}

/** Both are recorded at the same moment. What was repaired since stays resolved. */
const wasResolvedBy = (last: Settlement | undefined, { resolvedAt }: DamageMatter['damage']): boolean =>
  last?.outcome === 'not-damage' && last.at === resolvedAt;
