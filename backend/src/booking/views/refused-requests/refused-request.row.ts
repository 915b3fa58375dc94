import type { Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';

/** A refused request with the names of its responder and vehicle, if they exist. */
export interface RefusedRequestRow {
  readonly id: string;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly code: RequestRefusalCode;
  readonly facts: object | null;
  readonly ruleVersion: number;
  readonly refusedAt: Instant;
  readonly unitNumber: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly vehicleName: string | null;
  readonly vehicleType: string | null;
}

export const REFUSED_REQUEST_COLUMNS = `
  q.id, q.responder_id AS "responderId", q.vehicle_id AS "vehicleId", q.start_at AS "startAt", q.end_at AS "endAt",
  q.code, q.facts, q.rule_version AS "ruleVersion", q.refused_at AS "refusedAt", r.unit_number AS "unitNumber",
  r.first_name AS "firstName", r.last_name AS "lastName", v.name AS "vehicleName", v.type AS "vehicleType"`;

export const REFUSED_REQUEST_TABLES = `
  refused_request q JOIN responder r ON r.id = q.responder_id LEFT JOIN vehicle v ON v.id = q.vehicle_id`;
