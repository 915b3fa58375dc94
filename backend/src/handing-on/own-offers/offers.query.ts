import { openStatuses } from '@rigbook/contracts/booking/booking.words';
import type { HandingOnEndReason } from '@rigbook/contracts/handing-on/handing-on.words';
import type { BookingId, HandingOnId, Instant, Period, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { allRows, oneRow, query, type Query } from '../../platform/database/index.js';
import type { RowOf } from '../../platform/event-store/index.js';
import { MAY_REQUEST } from '../../responders/responder-facts/responder-facts.query.js';
import { offers } from './offers.view.js';

export type OfferRow = RowOf<typeof offers>;

/** A row with names. Those of the colleague are null while nobody accepted, and of people who were erased. */
export interface OfferWithNames extends OfferRow {
  readonly purpose: string;
  /** whether the booking is still the giver's, and its texts */
  readonly isStillTheirs: boolean;
  readonly vehicleName: string;
  readonly vehicleType: string;
  readonly wantedVehicleName: string | null;
  readonly wantedVehicleType: string | null;
  readonly giverUnit: string | null;
  readonly giverFirst: string | null;
  readonly giverLast: string | null;
  readonly toUnit: string | null;
  readonly takerUnit: string | null;
  readonly takerFirst: string | null;
  readonly takerLast: string | null;
}

const isAsOffered = (
  booking: string,
  offered: Readonly<Record<'by' | 'vehicle' | 'from' | 'until' | 'signed', string>>,
) =>
  `(${booking}.status IN ('pending', 'approved') AND ${booking}.responder_id = ${offered.by} AND ${booking}.vehicle_id = ${offered.vehicle}
    AND ${booking}.start_at = ${offered.from} AND ${booking}.end_at = ${offered.until}
    AND (${booking}.signed_at IS NOT NULL) = ${offered.signed} AND ${booking}.start_at >= $1)`;

/** Of `handing_on h`, by the facts of `endOfOffer`, which decides. `$1` is now. */
const STANDS = `(${isAsOffered('d', { by: 'h.responder_id', vehicle: 'h.vehicle_id', from: 'h.start_at', until: 'h.end_at', signed: 'h.signed' })}
  AND (h.wanted_booking_id IS NULL
    OR ${isAsOffered('w', { by: 'h.to_responder_id', vehicle: 'h.wanted_vehicle_id', from: 'h.wanted_from', until: 'h.wanted_until', signed: 'h.wanted_signed' })}))`;

const OFFERS = `handing_on h JOIN booking_diary d ON d.booking_id = h.booking_id
  LEFT JOIN booking_diary w ON w.booking_id = h.wanted_booking_id`;

const WITH_NAMES = `SELECT ${offers.select('h')}, d.purpose, d.responder_id = h.responder_id AS "isStillTheirs", v.name AS "vehicleName", v.type AS "vehicleType",
    wanted.name AS "wantedVehicleName", wanted.type AS "wantedVehicleType", giver.unit_number AS "giverUnit",
    giver.first_name AS "giverFirst", giver.last_name AS "giverLast", addressed.unit_number AS "toUnit",
    taker.unit_number AS "takerUnit", taker.first_name AS "takerFirst", taker.last_name AS "takerLast"
  FROM ${OFFERS} JOIN vehicle v ON v.id = h.vehicle_id LEFT JOIN vehicle wanted ON wanted.id = h.wanted_vehicle_id
    LEFT JOIN responder giver ON giver.id = h.responder_id LEFT JOIN responder addressed ON addressed.id = h.to_responder_id
    LEFT JOIN responder taker ON taker.id = h.accepted_by`;

/** How many offers one booking's history shows. */
const MOST_ENDED = 100;

/** As many as a home page shows. */
export const MOST = 20;

/** What a person offers, open or settled, while the hours lie ahead: open ones first, then the newest. */
export const offersBy = (responderId: ResponderId, now: Instant): Query<readonly OfferWithNames[]> =>
  allRows<OfferWithNames>({
    name: 'handing-on.given',
    text: `${WITH_NAMES} WHERE h.responder_id = $2 AND h.end_at > $1 AND (h.status <> 'open' OR ${STANDS})
           ORDER BY h.status = 'open' DESC, h.offered_at DESC, h.handing_on_id LIMIT ${MOST}`,
    values: [now, responderId],
  });

/** What is offered to this person alone, in order of time. */
export const offersTo = (responderId: ResponderId, now: Instant): Query<readonly OfferWithNames[]> =>
  allRows<OfferWithNames>({
    name: 'handing-on.offered-to',
    text: `${WITH_NAMES} WHERE h.to_responder_id = $2 AND h.status = 'open' AND ${STANDS}
           ORDER BY h.start_at, h.offered_at LIMIT ${MOST}`,
    values: [now, responderId],
  });

/** A page of what others offer to everybody, in order of time. Whether the person may take it is for the rules to decide. */
export const offersToEverybody = (
  responderId: ResponderId,
  now: Instant,
  /** the offer after which the page begins */
  after: HandingOnId | null,
): Query<readonly OfferWithNames[]> =>
  allRows<OfferWithNames>({
    name: 'handing-on.offered-to-everybody',
    text: `${WITH_NAMES}
           WHERE h.to_responder_id IS NULL AND h.status = 'open' AND h.start_at >= $1 AND h.responder_id <> $2 AND ${STANDS}
             AND EXISTS (SELECT FROM responder r WHERE r.id = $2 AND ${MAY_REQUEST})
             AND (h.start_at, h.offered_at, h.handing_on_id) >
               (coalesce((SELECT start_at FROM handing_on WHERE handing_on_id = $3::uuid), $1),
                coalesce((SELECT offered_at FROM handing_on WHERE handing_on_id = $3::uuid), '-infinity'),
                coalesce($3::uuid, '00000000-0000-0000-0000-000000000000'))
           ORDER BY h.start_at, h.offered_at, h.handing_on_id LIMIT ${MOST}`,
    values: [now, responderId, after],
  });

/** Whether the person wants to hear of offers to everybody. */
export const isToldOfOffers = (responderId: ResponderId): Query<boolean> =>
  query<{ told: boolean }, boolean>(
    {
      name: 'handing-on.is-told',
      text: `SELECT told_of_offers AS told FROM responder WHERE id = $1`,
      values: [responderId],
    },
    ([row]) => row?.told ?? false,
  );

/** The offer of this id with names, whoever may see it. */
export const offerById = (handingOnId: HandingOnId): Query<OfferWithNames | undefined> =>
  oneRow<OfferWithNames>({
    name: 'handing-on.by-id',
    text: `${WITH_NAMES} WHERE h.handing_on_id = $1`,
    values: [handingOnId],
  });

/** What its end writes is there. */
export interface EndedOffer extends OfferWithNames {
  readonly endedBecause: HandingOnEndReason;
  readonly settledAt: Instant;
}

/** The latest offers of a booking, and swaps in which it was asked for, that ended without a new responder: oldest first. */
export const endedOffersOf = (bookingId: BookingId): Query<readonly EndedOffer[]> =>
  query<EndedOffer, readonly EndedOffer[]>(
    {
      name: 'handing-on.ended-of-booking',
      text: `${WITH_NAMES} WHERE (h.booking_id = $1 OR h.wanted_booking_id = $1) AND h.status = 'ended'
             ORDER BY h.offered_at DESC, h.handing_on_id DESC LIMIT ${MOST_ENDED}`,
      values: [bookingId],
    },
    (latestFirst) => latestFirst.toReversed(),
  );

/** Open offers that no longer stand. */
export const offersOver = (now: Instant, most: number): Query<readonly OfferRow[]> =>
  allRows<OfferRow>({
    name: 'handing-on.over',
    text: `SELECT ${offers.select('h')} FROM ${OFFERS} LEFT JOIN responder r ON r.id = h.to_responder_id
           WHERE h.status = 'open' AND (NOT ${STANDS} OR (h.to_responder_id IS NOT NULL AND (r.id IS NULL OR NOT ${MAY_REQUEST})))
           ORDER BY h.offered_at LIMIT $2`,
    values: [now, most],
  });

/** The open offer of a booking, also if it no longer stands. */
export const openOfferOf = (bookingId: BookingId): Query<OfferRow | undefined> =>
  oneRow<OfferRow>({
    name: 'handing-on.open-of-booking',
    text: `SELECT ${offers.select('h')} FROM handing_on h WHERE h.booking_id = $1 AND h.status = 'open'`,
    values: [bookingId],
  });

/** Which of these bookings are offered to everybody. */
export const offeredToEverybody = (bookings: readonly BookingId[], now: Instant): Query<ReadonlySet<BookingId>> =>
  query<{ bookingId: BookingId }, ReadonlySet<BookingId>>(
    {
      name: 'handing-on.bookings-offered',
      text: `SELECT h.booking_id AS "bookingId" FROM ${OFFERS}
             WHERE h.booking_id = ANY ($2::uuid[]) AND h.status = 'open' AND h.to_responder_id IS NULL AND ${STANDS}`,
      values: [now, bookings],
    },
    (rows) => new Set(rows.map(({ bookingId }) => bookingId)),
  );

/** Who can be given a booking: by unit number, neither suspended nor a mere auditor. */
export const colleagueByUnit = (unitNumber: string): Query<ResponderId | undefined> =>
  query<{ id: ResponderId }, ResponderId | undefined>(
    {
      name: 'handing-on.colleague',
      text: `SELECT r.id FROM responder r WHERE r.unit_number = $1 AND ${MAY_REQUEST}`,
      values: [unitNumber],
    },
    ([row]) => row?.id,
  );

/** The booking that has exactly these hours of the vehicle, as calendars show them. */
export const bookingWithHours = (vehicleId: VehicleId, { startAt, endAt }: Period): Query<BookingId | undefined> =>
  query<{ id: BookingId }, BookingId | undefined>(
    {
      name: 'handing-on.booking-with-hours',
      text: `SELECT d.booking_id AS id FROM booking_diary d
             WHERE d.vehicle_id = $1 AND d.start_at = $2 AND d.end_at = $3 AND d.status = ANY ($4::text[])`,
      values: [vehicleId, startAt, endAt, openStatuses],
    },
    ([row]) => row?.id,
  );
