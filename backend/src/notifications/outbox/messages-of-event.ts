import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import type { ExtensionEndReason } from '@rigbook/contracts/booking/extending.rules';
import { isWorthTelling } from '@rigbook/contracts/booking/release.rules';
import type { BookingId, ResponderId } from '@rigbook/contracts/kernel';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import { toldWaitEnds } from '@rigbook/contracts/waitlist/wait-end.words';
import type { BookingCancelled, BookingChanged, BookingEvent, BookingRequested } from '../../booking/booking.events.js';
import type { ExpenseApproved, ExpenseDeclined } from '../../expenses/expense.events.js';
import type { DamageContested } from '../../fleet/vehicle.events.js';
import type { HandingOnAccepted, HandingOnEnded, HandingOnOffered } from '../../handing-on/handing-on.events.js';
import type { LicenceApproved, LicenceRejected } from '../../licences/licence.events.js';
import { accessTokenIn, type ProjectedEvent, responderIn } from '../../platform/event-store/index.js';
import type { ErasureRefused } from '../../responders/responder.events.js';
import type { SubstituteAccepted, SubstituteOffered, SubstitutionEnded } from '../../substitutes/substitutes.events.js';
import type { StandingShiftNotMade } from '../../standing-shifts/standing-shift.events.js';
import type {
  WaitlistLeft,
  WaitlistOfferAccepted,
  WaitlistOffered,
  WaitlistOfferEnded,
} from '../../waitlist/waitlist.events.js';

/** Events that cause a message or make one needless. */
export type TellingEvent =
  | BookingEvent
  | LicenceApproved
  | LicenceRejected
  | ErasureRefused
  | StandingShiftNotMade
  | WaitlistOffered
  | WaitlistOfferAccepted
  | WaitlistOfferEnded
  | WaitlistLeft
  | ExpenseApproved
  | ExpenseDeclined
  | DamageContested
  | HandingOnOffered
  | HandingOnAccepted
  | HandingOnEnded
  | SubstituteOffered
  | SubstituteAccepted
  | SubstitutionEnded;

/** A message caused by an event. Its recipients and channels are in `templateKinds`. */
export interface EventMessage {
  readonly kind: NotificationKind;
  readonly due: Due;
}

/** When to send it: minutes after the event, or after the booking's start or end; before it if negative. */
export interface Due {
  readonly from: 'event' | 'start' | 'end';
  readonly minutes: number;
}

export const atOnce: Due = { from: 'event', minutes: 0 };
/** Skipped if it is already too late when the event happens. */
const beforeStart = (minutes: number): Due => ({ from: 'start', minutes: -minutes });
const afterEnd = (minutes: number): Due => ({ from: 'end', minutes });

/** The messages that an event causes, and when (docs/domain.md#messages). Events of one `tellingOf` cause the same, or none. */
export const messagesOf = (event: ProjectedEvent<TellingEvent>): readonly EventMessage[] =>
  kindsOf(event).map(([kind, due = atOnce]) => ({ kind, due }));

/** The booking that an event is about, if any. */
export function bookingOf({ type, stream, data }: ProjectedEvent<TellingEvent>): BookingId | null {
  if (type === 'ExpenseApproved' || type === 'ExpenseDeclined') return data.bookingId;
  return aboutNoBooking.has(type) ? null : (stream as BookingId);
}

// a contested reading is not about its booking's responder alone
const aboutNoBooking: ReadonlySet<TellingEvent['type']> = new Set([
  'OdometerReadingContested',
  'DamageContested',
  'LicenceApproved',
  'LicenceRejected',
  'ErasureRefused',
  'StandingShiftNotMade',
  'WaitlistOffered',
  'WaitlistOfferAccepted',
  'WaitlistOfferEnded',
  'WaitlistLeft',
  'HandingOnOffered',
  'HandingOnAccepted',
  'HandingOnEnded',
  'SubstituteOffered',
  'SubstituteAccepted',
  'SubstitutionEnded',
]);

/** Whom the message is for, or about: the booking's responder, of an offer to a colleague who has to learn of it, or who contests a reading. */
export function toldBy(event: ProjectedEvent<TellingEvent>): ResponderId {
  const { type, data } = event;
  if (type === 'ErasureRefused') return event.stream as ResponderId;
  if (type === 'OdometerReadingContested') return data.contestedBy;
  if (type === 'HandingOnOffered') return data.toResponderId ?? data.responderId;
  if (type === 'HandingOnEnded' && isForColleague(data)) return data.toResponderId ?? data.responderId;
  return data.responderId;
}

/** The giver is told that nobody took the booking; the colleague that there is nothing to take any more. */
const isForColleague = ({ endedBecause }: HandingOnEnded['data']): boolean =>
  endedBecause === 'withdrawn' || endedBecause === 'booking-changed';

/** What events cause the same messages: those of one type, and of some types those that leave a booking in one situation. */
export function tellingOf({ type, data }: ProjectedEvent<TellingEvent>): string {
  if (type === 'BookingChanged') return `${type}.${data.status}.${data.changedBy}`;
  if (type === 'HandingOnOffered' && data.offeredBy) return `${type}.${data.offeredBy}`;
  if (type === 'BookingHandedOn') return `${type}.${data.status}`;
  if (type === 'BookingExtended') return `${type}.${data.status}`;
  if (type === 'VehicleCheckedIn' || type === 'VehicleFoundUnfit') return data.damageReports ? `${type}.damaged` : type;
  if (type === 'BookingRequested') return isArranged(data) ? `${type}.admin` : type;
  return type === 'BookingReinstated' && data.signed ? `${type}.signed` : type;
}

/** Whether a change gave the booking another vehicle or other hours, which is what messages tell. */
export const movesBooking = ({ data: { before, ...after } }: ProjectedEvent<BookingChanged>): boolean =>
  changesHours(before, after);

type ReportingDamage = Extract<BookingEvent, { readonly data: { readonly damageReports?: unknown } }>;
type Kinds = readonly (readonly [NotificationKind, Due?])[];

const untilStart: Kinds = [
  ['booking_approval'],
  ['signature_request'],
  ['signature_reminder', beforeStart(180)],
  ['upcoming_shift', beforeStart(60)],
];
const untilReturn: Kinds = [
  ['overdue_return', afterEnd(0)],
  ['overdue_return_office', afterEnd(30)],
];

const damageTold = ({ data: { damageReports = [] } }: ProjectedEvent<ReportingDamage>): Kinds =>
  damageReports.length > 0 ? [['damage_reported']] : [];

/** The approval is told again with the new hours, and with an entry for the calendar. */
const messagesAfterChange: Readonly<Record<'approved' | 'active', Kinds>> = {
  approved: untilStart,
  active: [['booking_approval'], ...untilReturn],
};

/** Responders who withdraw a booking themselves need no message, but they do if a program did it for them. */
const hasToBeTold = ({ actor, data }: ProjectedEvent<BookingCancelled>): boolean =>
  data.cancelledBy === 'admin' || accessTokenIn(actor) !== undefined;

/** Of what waits for a decision, the office is told if its responder asked (queueForOffice), and the responder if an administrator did. */
const arrangedBy = (party: BookingChanged['data']['changedBy'] | undefined): Kinds =>
  party === 'admin' ? [['booking_arranged']] : [];

/** By an administrator, who booked it or set the standing shift that did. */
const isArranged = ({ bookedBy, standingShiftId }: BookingRequested['data']): boolean =>
  bookedBy === 'admin' || standingShiftId !== undefined;

const aboutDecision: readonly NotificationKind[] = [
  'booking_arranged',
  'booking_requested',
  'request_to_decide',
  'request_reminder',
  'request_last_reminder',
];
const aboutExtension: readonly NotificationKind[] = ['extension_requested', 'extension_to_decide'];
const offersOfBookings: readonly NotificationKind[] = [
  'handing_on_offered',
  'handing_on_to_everybody',
  'handing_on_by_office',
];
const aboutSignature: readonly NotificationKind[] = ['signature_request', 'signature_reminder'];
const aboutCheckIn: readonly NotificationKind[] = [
  'no_show_warning',
  'no_show_warning_office',
  'next_shift_delayed',
  'next_shift_delayed_office',
];
const aboutStart: readonly NotificationKind[] = [
  'booking_approval',
  ...aboutSignature,
  'upcoming_shift',
  ...aboutCheckIn,
];
const aboutReturn: readonly NotificationKind[] = ['overdue_return', 'overdue_return_office'];

/** Other ends are told by what ended the request. */
const toldEnds: ReadonlySet<ExtensionEndReason> = new Set(['rejected', 'not-decided', 'changed']);

/** Who declined or withdrew knows it, and who was erased or suspended gets no offers. */
const waitEnds = ({ data }: ProjectedEvent<WaitlistOfferEnded | WaitlistLeft>): Kinds =>
  toldWaitEnds.some((reason) => reason === data.endedBecause) ? [['waitlist_ended']] : [];

interface Telling<E extends TellingEvent> {
  readonly tells?: (event: ProjectedEvent<E>) => Kinds;
  /** waiting messages that the event makes needless */
  readonly endsWaiting?: readonly NotificationKind[];
}

/** By event; what is not here tells nothing. */
const tellings: { readonly [Type in TellingEvent['type']]?: Telling<Extract<TellingEvent, { type: Type }>> } = {
  BookingRequested: { tells: ({ data }) => (isArranged(data) ? arrangedBy('admin') : []) },
  BookingApproved: { tells: () => untilStart, endsWaiting: aboutDecision },
  BookingRejected: { tells: () => [['booking_rejection']], endsWaiting: aboutDecision },
  BookingChanged: {
    tells: ({ data }) => (data.status === 'pending' ? arrangedBy(data.changedBy) : messagesAfterChange[data.status]),
    endsWaiting: [
      'booking_arranged',
      'request_to_decide',
      'request_reminder',
      'request_last_reminder',
      ...aboutStart,
      ...aboutReturn,
    ],
  },
  BookingHandedOn: {
    tells: ({ data }) => (data.status === 'approved' ? untilStart : []),
    endsWaiting: ['booking_arranged', 'request_to_decide', 'request_reminder', 'request_last_reminder', ...aboutStart],
  },
  BookingExtended: {
    tells: ({ data }) => (data.status === 'active' ? messagesAfterChange.active : [['booking_approval']]),
    endsWaiting: ['booking_approval', ...aboutExtension, ...aboutReturn],
  },
  BookingExtensionRequested: { tells: () => [['extension_requested']], endsWaiting: ['extension_ended'] },
  BookingExtensionEnded: {
    tells: ({ actor, data: { endedBecause, responderId } }) =>
      toldEnds.has(endedBecause) && responderIn(actor) !== responderId ? [['extension_ended']] : [],
    endsWaiting: aboutExtension,
  },
  BookingCancelled: {
    tells: (event) => (hasToBeTold(event) ? [['booking_cancelled']] : []),
    endsWaiting: [...aboutDecision, ...aboutStart],
  },
  BookingReleased: {
    tells: ({ data, recordedAt }) =>
      isWorthTelling(data.endAt, recordedAt) ? [['booking_cancelled'], ['booking_released_office']] : [],
    endsWaiting: [...aboutDecision, ...aboutStart],
  },
  BookingReinstated: {
    tells: ({ data }) => (data.signed ? [['booking_approval']] : [['booking_approval'], ['signature_request']]),
    endsWaiting: ['booking_cancelled', 'booking_released_office'],
  },
  AgreementSigned: { endsWaiting: aboutSignature },
  VehicleCheckedIn: {
    tells: (event) => [...untilReturn, ...damageTold(event)],
    endsWaiting: [...aboutSignature, 'upcoming_shift', ...aboutCheckIn],
  },
  VehicleFoundUnfit: { tells: damageTold },
  DamageReported: { tells: damageTold },
  VehicleCheckedOut: {
    tells: damageTold,
    endsWaiting: [...aboutStart, ...aboutReturn],
  },
  OdometerReadingContested: { tells: () => [['reading_contested']] },
  DamageContested: { tells: () => [['damage_contested']] },
  ExpenseApproved: { tells: () => [['expense_approved']] },
  ExpenseDeclined: { tells: () => [['expense_declined']] },
  LicenceApproved: { tells: () => [['licence_approved']] },
  LicenceRejected: { tells: () => [['licence_rejected']] },
  ErasureRefused: { tells: () => [['erasure_refused']] },
  StandingShiftNotMade: { tells: () => [['standing_shift_not_made'], ['standing_shift_not_made_office']] },
  WaitlistOffered: { tells: () => [['waitlist_offer']], endsWaiting: ['waitlist_ended'] },
  WaitlistOfferAccepted: { endsWaiting: ['waitlist_offer'] },
  WaitlistOfferEnded: { tells: waitEnds, endsWaiting: ['waitlist_offer'] },
  WaitlistLeft: { tells: waitEnds },
  SubstituteOffered: { tells: () => [['substitute_offer']] },
  SubstituteAccepted: { endsWaiting: ['substitute_offer'] },
  SubstitutionEnded: { endsWaiting: ['substitute_offer'] },
  HandingOnOffered: {
    tells: ({ data: { offeredBy, toResponderId } }) => {
      if (offeredBy) return [['handing_on_by_office']];
      return toResponderId === null ? [] : [['handing_on_offered']];
    },
  },
  HandingOnAccepted: { tells: () => [['handing_on_accepted']], endsWaiting: offersOfBookings },
  HandingOnEnded: {
    tells: ({ data }) => (isForColleague(data) && data.toResponderId === null ? [] : [['handing_on_ended']]),
    endsWaiting: offersOfBookings,
  },
};

const tellingBy = (type: TellingEvent['type']): Telling<TellingEvent> | undefined => tellings[type];

export const tellingTypes = Object.keys(tellings) as readonly TellingEvent['type'][];

/** Waiting messages that such an event makes needless. */
export const madeNeedless = (type: TellingEvent['type']): readonly NotificationKind[] | undefined =>
  tellingBy(type)?.endsWaiting;

const kindsOf = (event: ProjectedEvent<TellingEvent>): Kinds => tellingBy(event.type)?.tells?.(event) ?? [];
