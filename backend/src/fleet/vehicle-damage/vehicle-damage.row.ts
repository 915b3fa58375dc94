import type { Instant } from '@rigbook/contracts/kernel/time';
import type { DamageArea, DamageSeverity } from '@rigbook/contracts/booking/shift/damage.words';
import type { BookingId, DamageId, ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';

/** Damage with the names that people know its vehicle, its reporter and who resolved it by; the erased have none. */
export interface VehicleDamageRow {
  readonly damage_id: DamageId;
  readonly vehicle_id: VehicleId;
  readonly vehicle_name: string;
  readonly in_fleet: boolean;
  readonly booking_id: BookingId;
  readonly shift_start_at: Instant;
  readonly shift_end_at: Instant;
  readonly area: DamageArea;
  readonly severity: DamageSeverity;
  readonly description: string;
  readonly reported_at: Instant;
  readonly responder_id: ResponderId;
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly resolved_at: Instant | null;
  readonly resolved_by: ResponderId | null;
  readonly resolver_unit_number: string | null;
  readonly resolver_first_name: string | null;
  readonly resolver_last_name: string | null;
  readonly resolution_note: string | null;
}

export const SELECT_DAMAGE = `
  SELECT d.damage_id, d.vehicle_id, v.name AS vehicle_name, v.retired_at IS NULL AS in_fleet, d.booking_id,
         d.shift_start_at, d.shift_end_at, d.area, d.severity, d.description, d.reported_at,
         d.responder_id, r.unit_number, r.first_name, r.last_name,
         d.resolved_at, d.resolved_by, a.unit_number AS resolver_unit_number, a.first_name AS resolver_first_name,
         a.last_name AS resolver_last_name, d.resolution_note
  FROM vehicle_damage d JOIN vehicle v ON v.id = d.vehicle_id
  LEFT JOIN responder r ON r.id = d.responder_id LEFT JOIN responder a ON a.id = d.resolved_by`;
