import type { BookingId, Instant } from '@rigbook/contracts/kernel';
import { allRows, type Query } from '../../../platform/database/index.js';

export interface DamageNow {
  readonly damageId: string;
  readonly area: string;
  readonly place: string | null;
  readonly severity: string;
  readonly description: string;
  readonly reportedAt: Instant;
  readonly resolvedAt: Instant | null;
  readonly resolutionNote: string | null;
}

/** Damage that was reported with a booking, at any of its steps, with its current state. */
export const damageNow = (bookingId: BookingId): Query<readonly DamageNow[]> =>
  allRows<DamageNow>({
    name: 'dossier.damage',
    text: `SELECT damage_id AS "damageId", area, place, severity, description, reported_at AS "reportedAt",
                  resolved_at AS "resolvedAt", resolution_note AS "resolutionNote"
           FROM vehicle_damage
           WHERE vehicle_id = (SELECT vehicle_id FROM booking_diary WHERE booking_id = $1) AND booking_id = $1
           ORDER BY damage_id`,
    values: [bookingId],
  });
