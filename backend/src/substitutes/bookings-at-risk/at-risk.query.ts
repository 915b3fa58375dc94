import { LONGEST_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { addHours, type Instant, type ResponderId, type VehicleId } from '@rigbook/contracts/kernel';
import type { ServiceStatus } from '@rigbook/contracts/fleet/shown-status.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import {
  type BookingDiaryRow,
  DIARY_COLUMNS,
  DIARY_TABLES,
} from '../../booking/views/booking-diary/booking-diary.query.js';
import type { VehicleFactsRow } from '../../fleet/vehicle-facts/vehicle-facts.query.js';
import { MOST_VEHICLES } from '../../fleet/vehicle-list/vehicle.response.js';
import { allRows, type Query } from '../../platform/database/index.js';

/** A booking with the facts that put it at risk. */
export type RiskRow = BookingDiaryRow &
  Pick<VehicleFactsRow, 'papersEnd' | 'papersEndOn'> & {
    readonly service: ServiceStatus;
    readonly maintenanceUntil: Instant | null;
    readonly department: Department | null;
    readonly isSuspended: boolean;
    readonly isAdmin: boolean;
    readonly licenceVerified: boolean;
    readonly phoneNumber: string | null;
  };

export interface WhichBookings {
  readonly vehicleId?: VehicleId | undefined;
  readonly responderId?: ResponderId | undefined;
  /** also those that are not at risk */
  readonly all: boolean;
}

/**
 * Bookings that have not begun and may be at risk, the earliest first. The rules decide (`risksOf`): this leaves out only what surely is
 * not, so that the rest is few.
 */
export const maybeAtRisk = (
  now: Instant,
  { vehicleId, responderId, all }: WhichBookings,
  most: number,
): Query<readonly RiskRow[]> =>
  allRows<RiskRow>({
    name: 'bookings-at-risk.list',
    text: `SELECT ${DIARY_COLUMNS}, v.service_status AS service, v.available_from AS "maintenanceUntil",
                  v.papers_end AS "papersEnd", v.papers_end_on AS "papersEndOn", r.department, r.phone_number AS "phoneNumber",
                  r.suspended_at IS NOT NULL AS "isSuspended", r.is_admin AS "isAdmin", r.license_verified AS "licenceVerified"
           FROM ${DIARY_TABLES}
           WHERE d.status IN ('pending', 'approved') AND d.start_at > $2 AND d.end_at > $1
             AND ($3::uuid IS NULL OR d.vehicle_id = $3) AND ($4::uuid IS NULL OR d.responder_id = $4)
             AND ($5::boolean OR (v.service_status <> 'available'
                   AND (v.service_status <> 'maintenance' OR v.available_from IS NULL OR v.available_from <= $1 OR d.start_at < v.available_from))
               OR v.papers_end_on <= to_char(d.end_at + interval '1 day', 'YYYY-MM-DD')
               OR r.suspended_at IS NOT NULL
               OR NOT (r.is_admin OR r.license_verified OR 'LICENCE_NOT_VERIFIED' = ANY (coalesce(d.overridden_rules, '{}'))))
           ORDER BY d.start_at, d.booking_id LIMIT $6`,
    values: [now, addHours(now, -LONGEST_BOOKING_HOURS), vehicleId ?? null, responderId ?? null, all, most],
  });

type InFleet = Pick<VehicleFactsRow, 'name' | 'type' | 'allowedRoles' | 'papersEnd' | 'papersEndOn'> & {
  readonly vehicleId: VehicleId;
};

/** What rules ask of the vehicles of the fleet, besides their taken hours. */
export const papersOfFleet = (): Query<readonly InFleet[]> =>
  allRows<InFleet>({
    name: 'bookings-at-risk.fleet',
    text: `SELECT v.id AS "vehicleId", v.name, v.type, v.allowed_roles AS "allowedRoles", v.papers_end AS "papersEnd",
                  v.papers_end_on AS "papersEndOn"
           FROM vehicle v WHERE v.retired_at IS NULL ORDER BY v.name_in_fleet LIMIT $1`,
    values: [MOST_VEHICLES],
  });
