import { OFFICE_MAIL_EVERY_SECONDS } from '@rigbook/contracts/auth/quota.limits';
import { bookingBeginnings, hoursSetBy } from '@rigbook/contracts/booking/booking-event.words';
import type { BookingEvent } from '../../booking/booking.events.js';
import { HANDOVER, HANDOVER_TABLES } from '../../booking/commands/release-bookings/handover.query.js';
import { query, type Query } from '../../platform/database/index.js';
import { ADMIN_ADDRESSES } from '../channels/mail/office-or-admins.query.js';
import { TEXTS_OF_EVENT } from '../../platform/event-store/index.js';
import type { MessageFacts } from './message-facts.js';
import { type FactsRow, toFacts } from './message-facts.row.js';
import type { ClaimedNotification } from './notification.statements.js';

/** As it stands now: an offer that has ended is no offer. */
const offerOfWish = `(
  SELECT json_build_object('vehicleName', held.name, 'startAt', w.offered_from, 'endAt', w.offered_until, 'holdEndsAt', w.hold_ends_at)
  FROM waitlist_wish w JOIN vehicle held ON held.id = w.offered_vehicle_id
  WHERE w.wish_id = n.stream AND w.status = 'offered')`;

/** As it stands now: an offer that has ended is no offer. */
const offerOfSubstitute = `(
  SELECT json_build_object('vehicleName', lost.name, 'substituteName', held.name, 'startAt', s.start_at, 'endAt', s.end_at, 'holdEndsAt', s.hold_ends_at)
  FROM substitution s JOIN vehicle lost ON lost.id = s.vehicle_id JOIN vehicle held ON held.id = s.substitute_vehicle_id
  WHERE s.substitution_id = n.stream AND s.status = 'offered')`;

const vehicleOfStream = `(SELECT json_build_object('id', own.id, 'name', own.name) FROM vehicle own WHERE own.id = n.stream)`;

const vehicleOfReading = `(
  SELECT json_build_object('id', own.id, 'name', own.name) FROM booking_diary read JOIN vehicle own ON own.id = read.vehicle_id
  WHERE read.booking_id = n.stream)`;

/** The reader's shift whose page shows the reading: the one in which it was read, or the one directly before or after it. */
const shiftOfReading = `(
  SELECT d.booking_id FROM event e LEFT JOIN odometer_shift s ON s.booking_id = e.stream
    JOIN booking_diary d ON d.responder_id = n.responder_id AND (d.booking_id = e.stream
      OR e.data ->> 'step' = 'check-in' AND d.booking_id = s.before_booking_id
      OR d.booking_id = (
        SELECT later.booking_id FROM odometer_shift later
        WHERE later.vehicle_id = s.vehicle_id AND (later.taken_at, later.booking_id) > (s.taken_at, s.booking_id)
        ORDER BY later.taken_at, later.booking_id LIMIT 1))
  WHERE e.stream = n.stream AND e.id = n.event_id
  ORDER BY d.booking_id = e.stream DESC, d.start_at LIMIT 1)`;

const expenseOfStream = `(
  SELECT json_build_object('kind', x.kind, 'amountMinor', x.amount_minor, 'currency', x.currency, 'spentOn', x.spent_on)
  FROM expense x WHERE x.expense_id = n.stream)`;

/** What was offered, or what the person waited for. */
const waitEnded = `(
  SELECT json_build_object('vehicleName', v.name, 'startAt', coalesce((e.data ->> 'startAt')::timestamptz, w.start_at),
                           'endAt', coalesce((e.data ->> 'endAt')::timestamptz, w.end_at), 'because', e.data -> 'endedBecause')
  FROM event e JOIN waitlist_wish w ON w.wish_id = e.stream
    JOIN vehicle v ON v.id = coalesce((e.data ->> 'vehicleId')::uuid, w.vehicle_id)
  WHERE e.stream = n.stream AND e.id = n.event_id)`;

/** The vehicle that would have been booked, or the type. None once the day was booked, or is no day of the shift any more. */
const dayNotMade = `(
  SELECT json_build_object('vehicleName', coalesce(wanted.name, e.data ->> 'vehicleType'), 'startAt', e.data -> 'startAt',
                           'endAt', e.data -> 'endAt', 'because', e.data -> 'because')
  FROM event e
    JOIN standing_shift_gap gap ON gap.standing_shift_id = e.stream AND gap.day = e.data ->> 'day' AND gap.start_at = (e.data ->> 'startAt')::timestamptz
    JOIN standing_shift s ON s.standing_shift_id = e.stream AND (s.ended_at IS NULL OR s.ended_because = 'over')
    LEFT JOIN vehicle wanted ON wanted.id = (e.data ->> 'vehicleId')::uuid
  WHERE e.stream = n.stream AND e.id = n.event_id)`;

const hoursOf = (of: string, from: string, until: string) =>
  `'vehicleName', ${of}.name, 'startAt', h.${from}, 'endAt', h.${until}`;

const GIVEN = hoursOf('given', 'start_at', 'end_at');
const WANTED = hoursOf('wanted', 'wanted_from', 'wanted_until');

/** The other one of the two; the unit number of people without a name. Of a message about the wanted booking, the two change places. */
const handingOnOfMessage = `(
  SELECT (CASE WHEN n.booking_id IS NULL
      THEN jsonb_build_object(${GIVEN}, 'inReturn', CASE WHEN h.wanted_booking_id IS NOT NULL THEN jsonb_build_object(${WANTED}) END)
      ELSE jsonb_build_object(${WANTED}, 'inReturn', jsonb_build_object(${GIVEN})) END)
    || jsonb_build_object('status', h.status, 'byOffice', n.kind = 'handing_on_to_everybody' AND h.by_office,
         'endedBecause', h.ended_because,
         'colleague', coalesce(nullif(concat_ws(' ', other.first_name, other.last_name), ''), other.unit_number, ''))
  FROM vehicle given LEFT JOIN vehicle wanted ON wanted.id = h.wanted_vehicle_id
    LEFT JOIN responder other ON other.id = CASE WHEN h.responder_id = n.responder_id THEN coalesce(h.accepted_by, h.to_responder_id) ELSE h.responder_id END
  WHERE given.id = h.vehicle_id)`;

/** When what a booking waits for was asked for. */
const ASKED_AT = `coalesce(d.asked_at, d.requested_at)`;

const requestsOfDigest = `(
  SELECT json_agg(json_build_object('vehicleName', v.name, 'startAt', d.start_at, 'durationHours', d.duration_hours) ORDER BY d.start_at)
  FROM booking_diary d JOIN vehicle v ON v.id = d.vehicle_id
  WHERE d.responder_id = n.responder_id AND d.status = 'pending'
    AND ${ASKED_AT} >= n.due_at - interval '${OFFICE_MAIL_EVERY_SECONDS} seconds'
    AND NOT EXISTS (SELECT FROM notification own WHERE own.booking_id = d.booking_id AND own.kind = 'booking_requested' AND own.created_at >= ${ASKED_AT}))`;

/** Of a warning alone, since it takes some looking. */
const handoverOfWarning = `CASE WHEN n.kind IN ('no_show_warning', 'no_show_warning_office') THEN (
  SELECT row_to_json(h) FROM (SELECT ${HANDOVER} FROM ${HANDOVER_TABLES} WHERE d.booking_id = n.booking_id) h) END`;

/** The stream of a delay is the booking before, and the event that of its later end or its check-in. */
const vehicleBackOfDelay = `CASE WHEN n.kind IN ('next_shift_delayed', 'next_shift_delayed_office') THEN (
  SELECT json_build_object('at', before.end_at, 'isOverdue', before.end_at <= n.created_at, 'status', before.status,
                           'formerlyAt', coalesce(cause.data -> 'formerEndAt', cause.data -> 'before' -> 'endAt'))
  FROM booking_diary before JOIN event cause ON cause.stream = before.booking_id AND cause.id = n.event_id
  WHERE before.booking_id = n.stream) END`;

/** A new edition of the calendar's entry. */
const beginnings: readonly BookingEvent['type'][] = bookingBeginnings;
const hoursSetAgainBy = hoursSetBy.filter((type) => !beginnings.includes(type));

const happened = (...types: readonly BookingEvent['type'][]) =>
  `(SELECT count(*)::integer FROM event WHERE event.stream = b.booking_id AND event.type IN (${types.map((type) => `'${type}'`).join(', ')}))`;

/** Of each message, by its id. None if the person was erased, who gets no more messages. */
export const messageFacts = (
  messages: readonly Pick<ClaimedNotification, 'id'>[],
): Query<ReadonlyMap<string, MessageFacts>> =>
  query<FactsRow, ReadonlyMap<string, MessageFacts>>(
    {
      name: 'notification.facts',
      text: `SELECT n.id AS "messageId", o.organization_name AS "organizationName", o.contact_email AS "contactEmail",
                    CASE WHEN n.recipient = 'organisation' AND o.contact_email IS NULL THEN ${ADMIN_ADDRESSES} ELSE '{}' END AS "adminEmails",
                    o.whatsapp_number AS "whatsappNumber", o.zone,
                    o.language AS "organizationLanguage", o.country, r.id AS "responderId", r.is_admin AND r.suspended_at IS NULL AS decides, r.unit_number AS "unitNumber",
                    r.first_name AS "firstName", r.last_name AS "lastName", r.email, r.phone_number AS "phoneNumber", r.push_off AS "pushOff",
                    about.unit_number AS "aboutUnit", about.first_name AS "aboutFirst", about.last_name AS "aboutLast",
                    coalesce(r.language, o.people_language, o.language) AS language, b.booking_id AS "bookingId", b.status, b.start_at AS "startAt", b.end_at AS "endAt",
                    b.duration_hours AS "durationHours", coalesce(b.asked_at, b.requested_at) AS "askedAt", b.signed_at AS "signedAt",
                    b.status <> 'rejected' AND ${happened('BookingApproved', 'VehicleTakenInEmergency')} > 0 AS "wasApproved", ${happened(...hoursSetAgainBy)} AS changes, v.name AS "vehicleName",
                    b.admin_notes AS "adminNotes", b.released_because AS "releasedBecause", b.reinstated_at AS "reinstatedAt",
                    o.released_minutes_after AS "releasedMinutesAfter", ${handoverOfWarning} AS handover, ${vehicleBackOfDelay} AS "vehicleBack", coalesce(b.reason, l.notes, q.explanation) AS reason, q.because,
                    CASE WHEN n.kind IN ('damage_reported', 'damage_named', 'vehicle_unfit', 'seen_at_vehicle', 'damage_contested', 'damage_settled', 'reading_contested', 'reading_settled', 'expense_declined', 'extension_requested', 'extension_to_decide', 'extension_ended', 'booking_arranged', 'booking_approval', 'emergency_take') THEN
                      (SELECT json_build_object('type', event.type, 'data', event.data, 'texts', ${TEXTS_OF_EVENT})
                       FROM event WHERE event.stream = n.stream AND event.id = n.event_id)
                    END AS told,
                    CASE WHEN n.kind = 'request_digest' THEN ${requestsOfDigest} END AS requests,
                    CASE n.kind WHEN 'waitlist_offer' THEN ${offerOfWish} WHEN 'substitute_offer' THEN ${offerOfSubstitute} END AS offer,
                    CASE WHEN n.kind IN ('seen_at_vehicle', 'damage_contested', 'damage_settled') THEN ${vehicleOfStream}
                         WHEN n.kind IN ('reading_contested', 'reading_settled') THEN ${vehicleOfReading} END AS vehicle,
                    CASE WHEN n.kind = 'reading_settled' THEN ${shiftOfReading} END AS "shiftOfReading",
                    CASE WHEN n.kind IN ('expense_approved', 'expense_declined') THEN ${expenseOfStream} END AS expense,
                    CASE WHEN n.kind = 'waitlist_ended' THEN ${waitEnded} END AS "waitEnd",
                    CASE WHEN n.kind IN ('standing_shift_not_made', 'standing_shift_not_made_office') THEN ${dayNotMade} END AS "notMade",
                    CASE WHEN h.handing_on_id IS NOT NULL THEN ${handingOnOfMessage} END AS "handingOn",
                    CASE WHEN a.notification_id IS NOT NULL THEN
                      json_build_object('change', a.change, 'detail', a.detail, 'byAdmin', a.by_admin, 'at', a.at,
                                        'device', a.device, 'network', a.network, 'contact', a.contact)
                    END AS account
             FROM notification n
             JOIN responder r ON r.id = n.responder_id
             CROSS JOIN organisation_settings o
             LEFT JOIN handing_on h ON h.handing_on_id = n.stream AND (n.booking_id IS NULL OR n.booking_id = h.wanted_booking_id)
             LEFT JOIN booking_diary b ON b.booking_id = coalesce(n.booking_id, h.booking_id)
             LEFT JOIN vehicle v ON v.id = b.vehicle_id
             LEFT JOIN standing_shift standing ON standing.standing_shift_id = n.stream
             LEFT JOIN responder about ON about.id = coalesce(b.responder_id, standing.responder_id, n.responder_id)
             LEFT JOIN licence_review l ON l.verification_id = n.stream
             LEFT JOIN erasure_request q ON q.responder_id = n.stream AND n.kind = 'erasure_refused'
             LEFT JOIN account_notice a ON a.notification_id = n.id
             WHERE n.id = ANY ($1::uuid[])`,
      values: [messages.map(({ id }) => id)],
    },
    (rows) => new Map(rows.map(({ messageId, ...row }) => [messageId, toFacts(row)])),
  );
