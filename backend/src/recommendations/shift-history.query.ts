import type { ResponderId, VehicleId } from '@rigbook/contracts/kernel/ids';
import type { ShiftsWithVehicle } from '@rigbook/contracts/recommendations/recommendation.rules';
import { query, type Query } from '../platform/database/query.js';

/** What somebody drove years ago says little of what suits them now. */
const LATEST_BOOKINGS = 50;

interface ShiftsRow {
  readonly vehicle_id: VehicleId;
  readonly vehicle_type: string;
  readonly shifts: number;
}

/** With which vehicles the responder's latest bookings became shifts; retired vehicles still tell of their type. */
export const shiftHistory = (responderId: ResponderId): Query<readonly ShiftsWithVehicle[]> =>
  query<ShiftsRow, readonly ShiftsWithVehicle[]>(
    {
      name: 'recommendations.shift-history',
      text: `SELECT v.id AS vehicle_id, v.type AS vehicle_type, count(*)::integer AS shifts
             FROM (SELECT vehicle_id, status FROM booking_diary WHERE responder_id = $1
                   ORDER BY start_at DESC, booking_id DESC LIMIT $2) latest
             JOIN vehicle v ON v.id = latest.vehicle_id
             WHERE latest.status IN ('active', 'completed') GROUP BY v.id`,
      values: [responderId, LATEST_BOOKINGS],
    },
    (rows) => rows.map((row) => ({ vehicleId: row.vehicle_id, vehicleType: row.vehicle_type, shifts: row.shifts })),
  );
