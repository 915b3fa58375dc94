import type { Instant, Period, ResponderId, VehicleId, WishId } from '@rigbook/contracts/kernel';
import { LEAST_MINUTES_TO_ANSWER } from '@rigbook/contracts/waitlist/waiting.rules';
import { allRows, type Query } from '../../platform/database/index.js';
import { MAY_REQUEST } from '../../responders/responder-facts/responder-facts.query.js';
import { OPEN } from '../own-wishes/wishes.query.js';

export interface EndingWish {
  readonly wishId: WishId;
  readonly responderId: ResponderId;
  /** the offered one, or the one that was asked for */
  readonly vehicleId: VehicleId;
}

/** `isOutOfServiceAt` for the start of the offer. */
const OUT_OF_SERVICE = `(v.service_status <> 'available'
  AND (v.service_status <> 'maintenance' OR v.available_from IS NULL OR v.available_from <= $1 OR w.offered_from < v.available_from))`;

/**
 * Open wishes that are over, by the same facts as `endWhatIsOver`, which decides. What this names and that keeps open would stand in the
 * way of the others, so holds come first.
 */
export const endingWishes = (now: Instant, most: number): Query<readonly EndingWish[]> =>
  allRows<EndingWish>({
    name: 'waitlist-wishes.ending',
    text: `SELECT w.wish_id AS "wishId", w.responder_id AS "responderId",
                  coalesce(w.offered_vehicle_id, w.vehicle_id) AS "vehicleId"
           FROM waitlist_wish w
             LEFT JOIN responder r ON r.id = w.responder_id
             LEFT JOIN vehicle v ON v.id = w.offered_vehicle_id
           WHERE w.status IN ${OPEN}
             AND (r.id IS NULL OR w.hold_ends_at <= $1
               OR w.end_at - make_interval(hours => w.least_hours) < $1::timestamptz + make_interval(mins => ${LEAST_MINUTES_TO_ANSWER})
               OR (w.status = 'offered'
                 AND (NOT ${MAY_REQUEST} OR v.retired_at IS NOT NULL OR ${OUT_OF_SERVICE})))
           ORDER BY w.hold_ends_at NULLS LAST, w.joined_at, w.wish_id LIMIT $2`,
    values: [now, most],
  });

export interface Candidate extends Period {
  readonly wishId: WishId;
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
}

/**
 * In line: who waits, with each vehicle that would do and has enough hours in a row, the one that was asked for first. Whether these hours
 * can be booked is for the rules to decide. People who may not book at all are left out.
 */
export const candidates = (now: Instant): Query<readonly Candidate[]> =>
  allRows<Candidate>({
    name: 'waitlist-wishes.candidates',
    text: `SELECT w.wish_id AS "wishId", w.responder_id AS "responderId", v.id AS "vehicleId",
                  w.start_at AS "startAt", w.end_at AS "endAt"
           FROM waitlist_wish w
             JOIN responder r ON r.id = w.responder_id AND ${MAY_REQUEST} AND (r.is_admin OR r.license_verified)
             JOIN vehicle asked ON asked.id = w.vehicle_id
             JOIN vehicle v ON v.retired_at IS NULL AND (v.id = w.vehicle_id OR (w.any_of_type AND v.type = asked.type))
           WHERE w.status IN ${OPEN} AND w.status = 'waiting' AND w.end_at > $1
             AND NOT EXISTS (
               SELECT FROM waitlist_wish h
               WHERE h.responder_id = w.responder_id AND h.status = 'offered'
                 AND h.offered_from < w.end_at AND h.offered_until > w.start_at)
             AND EXISTS (
               SELECT FROM unnest(
                 tstzmultirange(tstzrange(greatest(w.start_at, $1), w.end_at))
                 - coalesce((SELECT range_agg(t.during) FROM vehicle_reservation t
                             WHERE t.vehicle_id = v.id AND t.during && tstzrange(w.start_at, w.end_at)), '{}')) AS free
               WHERE upper(free) - lower(free) >= make_interval(hours => w.least_hours))
           ORDER BY w.joined_at, w.wish_id, v.id <> w.vehicle_id, v.name`,
    values: [now],
  });

/** Hours that are held for a person now, whichever wish they are for. */
export const heldFor = (responderId: ResponderId): Query<readonly Period[]> =>
  allRows<Period>({
    name: 'waitlist-wishes.held-for',
    text: `SELECT offered_from AS "startAt", offered_until AS "endAt" FROM waitlist_wish
           WHERE responder_id = $1 AND status = 'offered'`,
    values: [responderId],
  });
