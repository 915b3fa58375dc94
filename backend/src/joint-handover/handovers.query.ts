import type { BookingId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { oneRow, type Query } from '../platform/database/index.js';
import type { Statement } from '../platform/event-store/index.js';
import type { OpenHandover } from './handover.row.js';

const IS_OPEN = 'h.used_at IS NULL AND h.withdrawn_at IS NULL';

/** Whether or not its time is over. */
export const handoverWithCode = (codeHash: string): Query<OpenHandover | undefined> =>
  oneRow<OpenHandover>({
    name: 'joint-handover.with-code',
    text: `SELECT handover_id AS "handoverId", booking_id AS "bookingId", responder_id AS "responderId", vehicle_id AS "vehicleId",
                  walk_round AS "walkRound", made_at AS "madeAt", opened_for AS "openedFor"
           FROM joint_handover h WHERE code_hash = $1 AND ${IS_OPEN}`,
    values: [codeHash],
  });

/** A handover that happened. */
export interface TakenBefore {
  readonly bookingId: BookingId;
  readonly usedBy: BookingId;
  readonly madeAt: Instant;
}

/** What that person took over with the code, while the shift that began so lasts. */
export const takenWithCode = (codeHash: string, responderId: ResponderId): Query<TakenBefore | undefined> =>
  oneRow<TakenBefore>({
    name: 'joint-handover.taken-with-code',
    text: `SELECT h.booking_id AS "bookingId", h.used_by AS "usedBy", h.made_at AS "madeAt"
           FROM joint_handover h JOIN booking_diary d ON d.booking_id = h.used_by
           WHERE h.code_hash = $1 AND d.responder_id = $2 AND d.status = 'active' ORDER BY h.used_at DESC LIMIT 1`,
    values: [codeHash, responderId],
  });

/** The last handover of an outgoing booking, and who opened it or took the vehicle over. */
export interface LastHandover {
  readonly handoverId: string;
  readonly madeAt: Instant;
  readonly isOpen: boolean;
  readonly isUsed: boolean;
  readonly isOpened: boolean;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export const lastHandoverOf = (bookingId: BookingId, responderId: ResponderId): Query<LastHandover | undefined> =>
  oneRow<LastHandover>({
    name: 'joint-handover.last',
    text: `SELECT h.handover_id AS "handoverId", h.made_at AS "madeAt", ${IS_OPEN} AS "isOpen",
                  h.used_at IS NOT NULL AS "isUsed", h.opened_for IS NOT NULL AS "isOpened", r.unit_number AS "unitNumber", r.first_name AS "firstName",
                  r.last_name AS "lastName"
           FROM joint_handover h LEFT JOIN booking_diary d ON d.booking_id = coalesce(h.used_by, h.opened_for)
             LEFT JOIN responder r ON r.id = d.responder_id
           WHERE h.booking_id = $1 AND h.responder_id = $2 ORDER BY h.used_at IS NULL, h.made_at DESC, h.handover_id DESC LIMIT 1`,
    values: [bookingId, responderId],
  });

/** The next booking of the vehicle by that person that could begin: approved, and not over. */
export const bookingToBegin = (
  responderId: ResponderId,
  vehicleId: VehicleId,
  now: Instant,
): Query<{ readonly bookingId: BookingId } | undefined> =>
  oneRow<{ readonly bookingId: BookingId }>({
    name: 'joint-handover.booking-to-begin',
    text: `SELECT booking_id AS "bookingId" FROM booking_diary
           WHERE responder_id = $1 AND vehicle_id = $2 AND status = 'approved' AND end_at > $3
           ORDER BY start_at LIMIT 1`,
    values: [responderId, vehicleId, now],
  });

export interface NewHandover extends Omit<OpenHandover, 'openedFor'> {
  readonly codeHash: string;
}

/** Refused by `joint_handover_ends_once` if the booking no longer has the vehicle: to be sent under the vehicle's lock. */
export const insertHandover = (handover: NewHandover): Statement => ({
  name: 'joint-handover.insert',
  text: `INSERT INTO joint_handover (handover_id, booking_id, responder_id, vehicle_id, code_hash, walk_round, made_at, used_at, withdrawn_at)
         SELECT $1::uuid, $2::uuid, $3::uuid, $4::uuid, $5, $6::jsonb, $7::timestamptz, never.at, never.at
         FROM (SELECT CASE WHEN NOT EXISTS (SELECT FROM vehicle_use WHERE vehicle_id = $4::uuid AND booking_id = $2::uuid)
                           THEN $7::timestamptz END AS at) never`,
  values: [
    handover.handoverId,
    handover.bookingId,
    handover.responderId,
    handover.vehicleId,
    handover.codeHash,
    JSON.stringify(handover.walkRound),
    handover.madeAt,
  ],
});

/** Of that booking and person, if it is open. */
export const withdrawHandover = (bookingId: BookingId, responderId: ResponderId, now: Instant): Statement => ({
  name: 'joint-handover.withdraw',
  text: `UPDATE joint_handover h SET withdrawn_at = $3, walk_round = NULL
         WHERE booking_id = $1 AND responder_id = $2 AND ${IS_OPEN}`,
  values: [bookingId, responderId, now],
});

/** The first who opens a code is the one for whom it is good. */
export const noteOpened = (handoverId: string, bookingId: BookingId): Statement => ({
  name: 'joint-handover.opened',
  text: `UPDATE joint_handover h SET opened_for = $2 WHERE handover_id = $1 AND opened_for IS NULL AND ${IS_OPEN}`,
  values: [handoverId, bookingId],
});

/** Refused by `joint_handover_ends_once` if it was withdrawn or replaced since it was read. */
export const useHandover = (handoverId: string, bookingId: BookingId, now: Instant): Statement => ({
  name: 'joint-handover.use',
  text: `UPDATE joint_handover SET used_by = $2, used_at = $3, walk_round = NULL WHERE handover_id = $1`,
  values: [handoverId, bookingId, now],
});

export const forgetHandoversBefore = (madeAt: Instant): Statement => ({
  name: 'joint-handover.forget',
  text: `DELETE FROM joint_handover WHERE made_at < $1`,
  values: [madeAt],
});
