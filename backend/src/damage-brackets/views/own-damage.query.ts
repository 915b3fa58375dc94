import type { DamageId, Instant, ResponderId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';

/** Damage is contested within 14 days, and settled some weeks later. */
const DAYS_OF_REPORTS = 60;
/** A shift that the bracket of such damage names began at most so long ago. */
const DAYS_OF_SHIFTS = 120;
const MOST = 30;

/** Damage of vehicles that the person had, and that may name them; the latest report first. */
export const damageNearShiftsOf = (responderId: ResponderId, now: Instant): Query<readonly DamageId[]> =>
  query<{ readonly id: DamageId }, readonly DamageId[]>(
    {
      name: 'damage-bracket.near-shifts',
      text: `SELECT d.damage_id AS id
             FROM (SELECT vehicle_id, min(coalesce(checked_in_at, start_at)) AS since FROM booking_diary
                   WHERE responder_id = $1 AND start_at > $2::timestamptz - interval '${DAYS_OF_SHIFTS} days'
                     AND checked_in_at IS NOT NULL
                   GROUP BY vehicle_id) held
             CROSS JOIN LATERAL (
               SELECT damage_id, reported_at FROM vehicle_damage
               WHERE vehicle_id = held.vehicle_id AND reported_at > $2::timestamptz - interval '${DAYS_OF_REPORTS} days'
               ORDER BY reported_at DESC, damage_id DESC LIMIT ${MOST}) d
             ORDER BY d.reported_at DESC, d.damage_id DESC LIMIT ${MOST}`,
      values: [responderId, now],
    },
    (rows) => rows.map(({ id }) => id),
  );
