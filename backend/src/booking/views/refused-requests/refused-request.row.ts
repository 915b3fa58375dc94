import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';

/** A refused request with the names of its responder and vehicle, if they exist. */
export interface RefusedRequestRow {
  readonly id: string;
  readonly responder_id: ResponderId;
  readonly vehicle_id: VehicleId;
  readonly start_at: Instant;
  readonly end_at: Instant;
  readonly code: RequestRefusalCode;
  readonly facts: object | null;
  readonly rule_version: number;
  readonly refused_at: Instant;
  readonly unit_number: string;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly vehicle_name: string | null;
  readonly vehicle_type: string | null;
}

export const REFUSED_REQUEST_COLUMNS = `
  q.id, q.responder_id, q.vehicle_id, q.start_at, q.end_at, q.code, q.facts, q.rule_version, q.refused_at,
  r.unit_number, r.first_name, r.last_name, v.name AS vehicle_name, v.type AS vehicle_type`;

export const REFUSED_REQUEST_TABLES = `
  refused_request q JOIN responder r ON r.id = q.responder_id LEFT JOIN vehicle v ON v.id = q.vehicle_id`;
