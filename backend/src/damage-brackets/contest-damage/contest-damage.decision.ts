import { contestableUntil, contestProblem } from '@rigbook/contracts/contesting/contesting.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import type { DamageContested } from '../../fleet/vehicle.events.js';
import { assertNever, Refusal } from '../../platform/decisions/index.js';
import { contestFacts, type DamageMatter } from '../views/damage-matter.js';

interface ContestDamage {
  readonly responderId: ResponderId;
  readonly words: string;
  readonly now: Instant;
}

/** @throws Refusal DAMAGE_NOT_FOUND, DAMAGE_CONTEST_OVER, DAMAGE_CONTEST_WAITS */
export function contestDamage(matter: DamageMatter, { responderId, words, now }: ContestDamage): DamageContested {
  const { damageId, bookingId, reportedAt } = matter.damage;
  const problem = contestProblem(contestFacts(matter, responderId), now);
  switch (problem) {
    case 'not-named':
      throw new Refusal('DAMAGE_NOT_FOUND');
    case 'over':
      throw new Refusal('DAMAGE_CONTEST_OVER', { until: contestableUntil(reportedAt) });
    case 'waits':
      throw new Refusal('DAMAGE_CONTEST_WAITS');
    case undefined:
      return { type: 'DamageContested', data: { damageId, bookingId, responderId, words } };
    default:
      return assertNever(problem);
  }
}
