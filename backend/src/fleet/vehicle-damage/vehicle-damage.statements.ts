import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingId, DamageId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant, Period } from '@rigbook/contracts/kernel/time';
import { columns } from '../../platform/event-store/columns.js';
import type { Statement } from '../../platform/event-store/statement.js';

export interface ReportedDamage extends DamageReport {
  readonly damageId: DamageId;
  readonly vehicleId: VehicleId;
  readonly bookingId: BookingId;
  readonly responderId: ResponderId;
  readonly shift: Period;
  readonly reportedAt: Instant;
}

/** Damage that a checkout reports is open; reported again, it stays what it became since. */
export const reportDamage = (reported: readonly ReportedDamage[]): Statement => ({
  name: 'vehicle-damage.report',
  text: `INSERT INTO vehicle_damage (damage_id, vehicle_id, booking_id, responder_id, shift_start_at, shift_end_at,
                                     area, severity, description, reported_at)
         SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::uuid[], $5::timestamptz[], $6::timestamptz[],
                              $7::text[], $8::text[], $9::text[], $10::timestamptz[])
         ON CONFLICT (damage_id) DO NOTHING`,
  values: columns(reported, (row) => [
    row.damageId,
    row.vehicleId,
    row.bookingId,
    row.responderId,
    row.shift.startAt,
    row.shift.endAt,
    row.area,
    row.severity,
    row.description,
    row.reportedAt,
  ]),
});

export interface DamageStanding {
  readonly damageId: DamageId;
  /** null: it is open */
  readonly resolvedAt: Instant | null;
  /** null where no person did it */
  readonly resolvedBy: ResponderId | null;
  readonly note: string | null;
}

/** What administrators say of damage: resolved, or open again. */
export const settleDamage = (settled: readonly DamageStanding[]): Statement => ({
  name: 'vehicle-damage.settle',
  text: `UPDATE vehicle_damage d SET resolved_at = e.resolved_at, resolved_by = e.resolved_by, resolution_note = e.note
         FROM unnest($1::uuid[], $2::timestamptz[], $3::uuid[], $4::text[]) AS e (damage_id, resolved_at, resolved_by, note)
         WHERE d.damage_id = e.damage_id`,
  values: columns(settled, (row) => [row.damageId, row.resolvedAt, row.resolvedBy, row.note]),
});
