import type { ResponderId } from '@rigbook/contracts/kernel';
import type { StandingPlan } from '@rigbook/contracts/standing-shifts/standing-shift.rules';
import { oneRow, type Query } from '../../platform/database/index.js';
import { MAY_REQUEST } from '../../responders/responder-facts/responder-facts.query.js';

interface StoredFacts {
  readonly mayRequest: boolean;
  readonly isAdmin: boolean;
  readonly vehicles: number;
}

/** Undefined if the person is unknown or erased. */
export const planFacts = (
  responderId: ResponderId,
  { vehicleId, vehicleType }: StandingPlan,
): Query<StoredFacts | undefined> =>
  oneRow<StoredFacts>({
    name: 'standing-shifts.plan-facts',
    text: `SELECT ${MAY_REQUEST} AS "mayRequest", r.is_admin AS "isAdmin",
                  (SELECT count(*)::int FROM vehicle v
                   WHERE v.retired_at IS NULL AND (v.id = $2 OR ($2::uuid IS NULL AND v.type = $3))) AS vehicles
           FROM responder r WHERE r.id = $1`,
    values: [responderId, vehicleId, vehicleType],
  });
