import { burstOfFailures, failedKinds } from '@rigbook/contracts/access-record/access-record.words';
import { addMinutes, type Instant } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';

interface RecentFailures {
  readonly failures: number;
  /** of administrators, with failures among these */
  readonly adminUnits: readonly string[];
}

/** When a burst counts from. */
export const burstWindow = (now: Instant): Instant => addMinutes(now, -burstOfFailures.withinMinutes);

/**
 * Failures since then. An entry counts repeats within ten minutes: of one that began earlier, only the share since then counts,
 * as if they had come at an even pace.
 */
export const recentFailures = (since: Instant): Query<RecentFailures | undefined> =>
  oneRow<RecentFailures>({
    name: 'burst.recent-failures',
    text: `WITH recent AS (
             SELECT responder_id, unit_number,
                    CASE WHEN at >= $1::timestamptz THEN times
                         ELSE ceil(times * (extract(epoch FROM last_at - $1::timestamptz) / extract(epoch FROM last_at - at))) END AS times
             FROM access_record
             WHERE kind = ANY ($2) AND at >= $1::timestamptz - interval '10 minutes' AND last_at >= $1::timestamptz
           )
           SELECT (SELECT coalesce(sum(times), 0)::integer FROM recent) AS failures,
                  ARRAY(SELECT r.unit_number FROM responder r
                        WHERE r.is_admin AND EXISTS (SELECT FROM recent
                                                     WHERE recent.unit_number = r.unit_number OR recent.responder_id = r.id)
                        ORDER BY r.unit_number) AS "adminUnits"`,
    values: [since, failedKinds],
  });

export interface FailuresOfBurst {
  readonly failures: number;
  /** units of administrators */
  readonly lockedOut: readonly string[];
}

/** Begins a burst, or lets the present one go on: it ends when no failures are too many for the time of the window. */
export const noteBurst = ({ failures, lockedOut }: FailuresOfBurst, now: Instant): Statement => ({
  name: 'burst.note',
  text: `INSERT INTO sign_in_burst AS burst (began_at, last_at, failures, locked_out) VALUES ($1, $1, $3, $4)
         ON CONFLICT (only_row) DO UPDATE
         SET last_at = $1, failures = $3, locked_out = $4,
             began_at = CASE WHEN burst.last_at <= $2 THEN $1 ELSE burst.began_at END,
             tried_at = CASE WHEN burst.last_at > $2 THEN burst.tried_at END,
             told_at = CASE WHEN burst.last_at > $2 THEN burst.told_at END`,
  values: [now, burstWindow(now), failures, lockedOut],
});

const TRY_AGAIN_MINUTES = 1;

export interface UntoldBurst extends FailuresOfBurst {
  readonly beganAt: Instant;
}

/** Returns a row to the one process that may tell of the burst now. */
export const claimBurst = (now: Instant): Query<UntoldBurst | undefined> =>
  oneRow<UntoldBurst>({
    name: 'burst.claim',
    text: `UPDATE sign_in_burst SET tried_at = $1
           WHERE told_at IS NULL AND (tried_at IS NULL OR tried_at <= $2) 
           RETURNING began_at AS "beganAt", failures, locked_out AS "lockedOut"`,
    values: [now, addMinutes(now, -TRY_AGAIN_MINUTES)],
  });

export const noteTold = (now: Instant): Statement => ({
  name: 'burst.told',
  text: `UPDATE sign_in_burst SET told_at = $1`,
  values: [now],
});
