import type { SettlementOutcome } from '@rigbook/contracts/damage/dispute.words';
import type { BookingId, DamageId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { VehicleHistory } from '../../fleet/vehicle.state.js';
import type { Actor } from '../../platform/event-store/index.js';

interface Contest {
  readonly at: Instant;
  readonly responderId: ResponderId;
  /** null: erased */
  readonly words: string | null;
}

export interface Settlement {
  readonly at: Instant;
  readonly by: Actor;
  readonly outcome: SettlementOutcome;
  readonly attributedTo: BookingId | null;
  readonly responderId: ResponderId | null;
  /** null: erased */
  readonly reason: string | null;
}

/** What was said about one damage of a vehicle, in its order. The last settlement stands. */
export interface Dispute {
  readonly contests: readonly Contest[];
  readonly settlements: readonly Settlement[];
  /** who has contested it since it was last settled */
  readonly waiting: ReadonlySet<ResponderId>;
  /** how much was said: who decides on it says how much they have read */
  readonly said: number;
}

export function disputeOf(history: VehicleHistory, damageId: DamageId): Dispute {
  const contests: Contest[] = [];
  const settlements: Settlement[] = [];
  const waiting = new Set<ResponderId>();
  for (const { type, data, recordedAt: at, actor, erased = [] } of history) {
    if (type === 'DamageContested' && data.damageId === damageId) {
      contests.push({ at, responderId: data.responderId, words: erased.includes('words') ? null : data.words });
      waiting.add(data.responderId);
    }
    if (type === 'DamageSettled' && data.damageId === damageId) {
      const { outcome, attributedTo, responderId } = data;
      const reason = erased.includes('reason') ? null : data.reason;
      settlements.push({ at, by: actor, outcome, attributedTo, responderId, reason });
      waiting.clear();
    }
  }
  return { contests, settlements, waiting, said: contests.length + settlements.length };
}

/** What the last settlement calls no damage. */
export function noDamageIn(history: VehicleHistory): ReadonlySet<DamageId> {
  const found = new Set<DamageId>();
  for (const { type, data } of history) {
    if (type !== 'DamageSettled') continue;
    if (data.outcome === 'not-damage') found.add(data.damageId);
    else found.delete(data.damageId);
  }
  return found;
}
