import type { BookingChanged, BookingExtensionRequested, BookingHandedOn } from '../../booking/booking.events.js';
import type { HandingOnAccepted, HandingOnOffered } from '../../handing-on/handing-on.events.js';
import type { DamageSettled, DefectReported } from '../../fleet/vehicle.events.js';
import { responderIn, rowsStatement } from '../../platform/event-store/index.js';
import type { ProjectedEvent, Projection, ProjectionHandler, Statement } from '../../platform/event-store/index.js';
import type { ErasureRequested, ResponderErased } from '../../responders/responder.events.js';
import type { StandingShiftNotMade } from '../../standing-shifts/standing-shift.events.js';
import {
  atOnce,
  bookingOf,
  madeNeedless,
  movesBooking,
  tellingOf,
  tellingTypes,
  type TellingEvent,
} from './messages-of-event.js';
import {
  queueForOffice,
  tellAdministrators,
  tellOfExtensions,
  tellOfficeOfErasure,
  tellWhoSetThem,
} from './queue-for-office.js';
import { queueMessages, queueOn } from './queue-messages.js';
import { tellOfOffers } from './tell-of-offers.js';
import { tellOfReadings } from './tell-of-readings.js';
import { tellOfSettlements } from './tell-of-settlements.js';

/**
 * When a person is erased, so are the providers' ids and answers, since WhatsApp's ids contain the phone number. Unsent messages
 * are withdrawn and running attempts end, so that neither their senders nor Meta's reports can store such data again. Messages
 * come first, so that no attempt begins in between.
 */
const forgetResponder: ProjectionHandler<ResponderErased> = (events) => {
  const erased = {
    cells: { responderId: 'uuid', at: 'timestamptz' },
    rows: events.map(({ stream, recordedAt }) => ({ responderId: stream, at: recordedAt })),
  };
  return [
    rowsStatement({
      name: 'notification.forget-responder',
      ...erased,
      text: (rows) => `UPDATE notification n
             SET state = CASE WHEN n.state = 'sent' THEN n.state ELSE 'withdrawn' END,
                 settled_at = CASE WHEN n.state IN ('sent', 'withdrawn') THEN n.settled_at ELSE e.at END,
                 problem = NULL, said = NULL, provider_id = NULL
             FROM ${rows}
             WHERE n.responder_id = e.responder_id`,
    }),
    rowsStatement({
      name: 'notification.forget-attempts',
      ...erased,
      text: (rows) => `UPDATE notification_attempt a
             SET outcome = coalesce(a.outcome, 'withdrawn'), ended_at = coalesce(a.ended_at, e.at), said = NULL, provider_id = NULL
             FROM ${rows} JOIN notification n ON n.responder_id = e.responder_id
             WHERE a.notification_id = n.id`,
    }),
  ];
};

type Told = readonly ProjectedEvent<TellingEvent>[];

const tell = (events: Told): readonly Statement[] => [...withdraw(events), ...queueByTelling(events)];

const queueByTelling = (events: Told): readonly Statement[] =>
  [...new Set(events.map(tellingOf))].flatMap((telling) =>
    queueMessages(events.filter((event) => tellingOf(event) === telling)),
  );

/** Where only the purpose has changed, all that was told stays true. */
const tellOfChanges: ProjectionHandler<BookingChanged> = (events) => {
  const moved = events.filter(movesBooking);
  if (moved.length === 0) return [];
  const requested = moved.filter(({ data }) => data.status === 'pending' && data.changedBy === 'responder');
  return [...withdraw(moved), ...queueByTelling(moved), ...queueForOffice(requested)];
};

/** Of a swap, both gave a booking away: who accepted has it in a calendar, too. */
const tellOfSwaps: ProjectionHandler<HandingOnAccepted> = (events) => {
  const returned = events.flatMap(({ id, stream, recordedAt, data: { acceptedBy, inReturn } }) =>
    inReturn ? [{ eventId: id, responderId: acceptedBy, bookingId: inReturn.bookingId, stream, at: recordedAt }] : [],
  );
  const told = [{ kind: 'handing_on_accepted', due: atOnce }] as const;
  return [
    ...withdraw(events),
    ...queueByTelling(events),
    ...(returned.length > 0 ? [queueOn('HandingOnAccepted.returned', returned, told)] : []),
  ];
};

const tellOfGaps: ProjectionHandler<StandingShiftNotMade> = (events) => {
  const untold = events.filter(({ data }) => data.toldBefore !== true);
  return untold.length > 0 ? [...queueByTelling(untold), tellWhoSetThem(untold)] : [];
};

/** Of a check that found several critical things, the office gets one message. */
const tellOfUnfit = (events: readonly ProjectedEvent<DefectReported>[]): readonly Statement[] => {
  // what somebody saw who does not have the vehicle goes into the mail of what was seen
  const critical = events
    .filter(({ data }) => data.isCritical && data.bookingId !== null)
    // what stopped the vehicle is told rather than what did not
    .toSorted((one, another) => Number(one.data.seenToSince ?? false) - Number(another.data.seenToSince ?? false));
  const first = critical.filter(
    ({ data, recordedAt }, nth) =>
      critical.findIndex((one) => one.data.bookingId === data.bookingId && one.recordedAt === recordedAt) === nth,
  );
  return first.length > 0
    ? [queueOn('DefectReported', first.map(ofReporter), [{ kind: 'vehicle_unfit', due: atOnce }])]
    : [];
};

/** What people saw at vehicles that they do not have. */
const tellOfSeen = (events: readonly ProjectedEvent<DefectReported>[]): readonly Statement[] => {
  const seen = events.filter(({ data }) => data.occasion === 'seen');
  return seen.length > 0
    ? [queueOn('DefectReported.seen', seen.map(ofReporter), [{ kind: 'seen_at_vehicle', due: atOnce }])]
    : [];
};

const ofReporter = ({ id, stream, actor, recordedAt, data: { bookingId } }: ProjectedEvent<DefectReported>) => ({
  eventId: id,
  responderId: responderIn(actor) ?? '',
  bookingId,
  stream,
  at: recordedAt,
});

/** The office decides on a new responder as on a request. */
const tellOfNewHolders: ProjectionHandler<BookingHandedOn> = (events) => {
  const asked = events.filter(({ data }) => data.status === 'pending');
  return [...withdraw(events), ...queueByTelling(events), ...queueForOffice(asked)];
};

/**
 * Messages to send, written with the event that causes them and withdrawn when their recipient is erased. They are a record of
 * deliveries, not a view: a replay neither rebuilds nor sends them (ADR 0040).
 */
export const notificationOutbox: Projection<
  TellingEvent | DamageSettled | DefectReported | ErasureRequested | ResponderErased
> = {
  name: 'notification-outbox',
  tables: [],
  on: {
    ...Object.fromEntries(tellingTypes.map((type) => [type, tell])),
    BookingRequested: (events) => [...queueForOffice(events), ...queueByTelling(events)],
    VehicleTakenInEmergency: (events) => [tellAdministrators(events)],
    BookingChanged: tellOfChanges,
    BookingExtensionRequested: (events: readonly ProjectedEvent<BookingExtensionRequested>[]) => [
      ...tell(events),
      tellOfExtensions(events),
    ],
    BookingHandedOn: tellOfNewHolders,
    HandingOnOffered: (events: readonly ProjectedEvent<HandingOnOffered>[]) => [
      ...queueByTelling(events),
      ...tellOfOffers(events),
    ],
    HandingOnAccepted: tellOfSwaps,
    StandingShiftNotMade: tellOfGaps,
    DefectReported: (events: readonly ProjectedEvent<DefectReported>[]) => [
      ...tellOfUnfit(events),
      ...tellOfSeen(events),
    ],
    DamageSettled: (events) => [tellOfSettlements(events)],
    OdometerReadingCorrected: (events) => [tellOfReadings(events)],
    OdometerReadingKept: (events) => [tellOfReadings(events)],
    ErasureRequested: (events) => [tellOfficeOfErasure(events)],
    ResponderErased: forgetResponder,
  },
};

/** The statement names the kinds, so that it is planned once. */
function withdraw(events: Told): readonly Statement[] {
  const [first] = events;
  const kinds = first && madeNeedless(first.type);
  if (!kinds) return [];
  const isAbout = bookingOf(first) === null ? 'n.booking_id IS NULL AND n.stream' : 'n.booking_id';
  return [
    rowsStatement({
      name: `notification.withdraw.${first.type}`,
      cells: { about: 'uuid', at: 'timestamptz' },
      rows: events.map(({ stream, recordedAt }) => ({ about: stream, at: recordedAt })),
      text: (rows) => `
        UPDATE notification n SET state = 'withdrawn', settled_at = e.at
        FROM ${rows}
        WHERE ${isAbout} = e.about AND n.kind IN (${kinds.map((kind) => `'${kind}'`).join(', ')}) AND n.state = 'queued'`,
    }),
  ];
}
