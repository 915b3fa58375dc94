import type { BookingId, HandoverId, Instant, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
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
  readonly handoverId: HandoverId;
  readonly bookingId: BookingId;
  readonly usedBy: BookingId;
  readonly madeAt: Instant;
}

/** What that person took over with the code, while the shift that began so lasts. */
export const takenWithCode = (codeHash: string, responderId: ResponderId): Query<TakenBefore | undefined> =>
  oneRow<TakenBefore>({
    name: 'joint-handover.taken-with-code',
    text: `SELECT h.handover_id AS "handoverId", h.booking_id AS "bookingId", h.used_by AS "usedBy", h.made_at AS "madeAt"
           FROM joint_handover h JOIN booking_diary d ON d.booking_id = h.used_by
           WHERE h.code_hash = $1 AND d.responder_id = $2 AND d.status = 'active' ORDER BY h.used_at DESC LIMIT 1`,
    values: [codeHash, responderId],
  });

/** The last handover of an outgoing booking, and who opened it or took the vehicle over. */
export interface LastHandover {
  readonly handoverId: HandoverId;
  readonly madeAt: Instant;
  readonly isOpen: boolean;
  readonly isUsed: boolean;
  readonly isOpened: boolean;
  /** who opened it went back */
  readonly hasLeft: boolean;
  readonly unitNumber: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export const lastHandoverOf = (bookingId: BookingId, responderId: ResponderId): Query<LastHandover | undefined> =>
  oneRow<LastHandover>({
    name: 'joint-handover.last',
    text: `SELECT h.handover_id AS "handoverId", h.made_at AS "madeAt", ${IS_OPEN} AS "isOpen",
                  h.used_at IS NOT NULL AS "isUsed", h.opened_for IS NOT NULL AS "isOpened",
                  h.left_at IS NOT NULL AS "hasLeft", r.unit_number AS "unitNumber", r.first_name AS "firstName",
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

/** Of that booking and person, if it is open. Answers who had opened it. */
export const withdrawHandover = (
  bookingId: BookingId,
  responderId: ResponderId,
  now: Instant,
): Query<{ readonly openedBy: ResponderId | null } | undefined> =>
  oneRow<{ readonly openedBy: ResponderId | null }>({
    name: 'joint-handover.withdraw',
    text: `UPDATE joint_handover h SET withdrawn_at = $3, walk_round = NULL
           WHERE booking_id = $1 AND responder_id = $2 AND ${IS_OPEN}
           RETURNING (SELECT d.responder_id FROM booking_diary d WHERE d.booking_id = h.opened_for) AS "openedBy"`,
    values: [bookingId, responderId, now],
  });

/** The first who opens a code is the one for whom it is good. Who went back may open it again, and on a second phone. */
export const noteOpened = (handoverId: HandoverId, bookingId: BookingId, session: string): Statement => ({
  name: 'joint-handover.opened',
  text: `UPDATE joint_handover h SET opened_for = $2, left_at = NULL, open_on = array_append(array_remove(open_on, $3::text), $3::text)
         WHERE handover_id = $1 AND ${IS_OPEN}
           AND (opened_for IS NULL OR (opened_for = $2 AND (left_at IS NOT NULL OR NOT $3::text = ANY (open_on))))`,
  values: [handoverId, bookingId, session],
});

/** That person has opened it and goes back, on the last of the phones that look at it. Answers whose code it is, unless another one still does. */
export const leaveHandover = (
  handoverId: HandoverId,
  openedBy: ResponderId,
  session: string,
  now: Instant,
): Query<{ readonly responderId: ResponderId } | undefined> =>
  oneRow<{ readonly responderId: ResponderId }>({
    name: 'joint-handover.leave',
    text: `WITH looked AS (
             UPDATE joint_handover h
             SET open_on = array_remove(h.open_on, $4::text), left_at = CASE WHEN array_remove(h.open_on, $4::text) = '{}' THEN $3::timestamptz END
             FROM booking_diary d
             WHERE h.handover_id = $1 AND d.booking_id = h.opened_for AND d.responder_id = $2 AND ${IS_OPEN}
             RETURNING h.responder_id, h.left_at)
           SELECT responder_id AS "responderId" FROM looked WHERE left_at IS NOT NULL`,
    values: [handoverId, openedBy, now, session],
  });

/** Who had opened the open code of a booking. */
export const openerOf = (bookingId: BookingId): Query<{ readonly responderId: ResponderId } | undefined> =>
  oneRow<{ readonly responderId: ResponderId }>({
    name: 'joint-handover.opener',
    text: `SELECT d.responder_id AS "responderId" FROM joint_handover h JOIN booking_diary d ON d.booking_id = h.opened_for
           WHERE h.booking_id = $1 AND ${IS_OPEN}`,
    values: [bookingId],
  });

/** A handover as it is for the person who has opened its code. */
export interface OpenedHandover {
  readonly madeAt: Instant;
  readonly isUsed: boolean;
  readonly isWithdrawn: boolean;
  /** the vehicle is still out with the person who showed the code, and the booking of the one who opened it can begin */
  readonly canBegin: boolean;
}

export const openedHandover = (handoverId: HandoverId, openedBy: ResponderId): Query<OpenedHandover | undefined> =>
  oneRow<OpenedHandover>({
    name: 'joint-handover.opened-by',
    text: `SELECT h.made_at AS "madeAt", h.used_at IS NOT NULL AS "isUsed", h.withdrawn_at IS NOT NULL AS "isWithdrawn",
                  o.status = 'active' AND d.status = 'approved' AS "canBegin"
           FROM joint_handover h JOIN booking_diary d ON d.booking_id = h.opened_for JOIN booking_diary o ON o.booking_id = h.booking_id
           WHERE h.handover_id = $1 AND d.responder_id = $2`,
    values: [handoverId, openedBy],
  });

/** Refused by `joint_handover_ends_once` if it was withdrawn or replaced since it was read. */
export const useHandover = (handoverId: HandoverId, bookingId: BookingId, now: Instant): Statement => ({
  name: 'joint-handover.use',
  text: `UPDATE joint_handover SET used_by = $2, used_at = $3, walk_round = NULL WHERE handover_id = $1`,
  values: [handoverId, bookingId, now],
});

export const forgetHandoversBefore = (madeAt: Instant): Statement => ({
  name: 'joint-handover.forget',
  text: `DELETE FROM joint_handover WHERE made_at < $1`,
  values: [madeAt],
});
