import { changesHours } from '@rigbook/contracts/booking/changing.rules';
import { isWorthTelling } from '@rigbook/contracts/booking/release.rules';
import type { BookingId } from '@rigbook/contracts/kernel';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { BookingCancelled, BookingChanged, BookingEvent } from '../../booking/booking.events.js';
import type { LicenceApproved, LicenceRejected } from '../../licences/licence.events.js';
import { accessTokenIn, type ProjectedEvent } from '../../platform/event-store/index.js';
import type { ErasureRefused } from '../../responders/responder.events.js';

/** Events that cause a message or make one needless. */
export type TellingEvent = BookingEvent | LicenceApproved | LicenceRejected | ErasureRefused;

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
export const bookingOf = ({ type, stream }: ProjectedEvent<TellingEvent>): BookingId | null =>
  type === 'LicenceApproved' || type === 'LicenceRejected' || type === 'ErasureRefused' ? null : (stream as BookingId);

/** What events cause the same messages: those of one type, and of some types those that leave a booking in one situation. */
export function tellingOf({ type, data }: ProjectedEvent<TellingEvent>): string {
  if (type === 'BookingChanged' || type === 'BookingExtended') return `${type}.${data.status}`;
  return type === 'BookingReinstated' && data.signed ? `${type}.signed` : type;
}

/** Whether a change gave the booking another vehicle or other hours, which is what messages tell. */
export const movesBooking = ({ data: { before, ...after } }: ProjectedEvent<BookingChanged>): boolean =>
  changesHours(before, after);

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

/** The approval is told again with the new hours, and with an entry for the calendar. Of a pending one the office is told. */
const messagesAfterChange: Readonly<Record<BookingChanged['data']['status'], Kinds>> = {
  pending: [],
  approved: untilStart,
  active: [['booking_approval'], ...untilReturn],
};

function kindsOf(event: ProjectedEvent<TellingEvent>): Kinds {
  switch (event.type) {
    case 'BookingApproved':
      return untilStart;
    case 'BookingChanged':
      return messagesAfterChange[event.data.status];
    case 'BookingExtended':
      return event.data.status === 'active' ? messagesAfterChange.active : [['booking_approval']];
    case 'BookingRejected':
      return [['booking_rejection']];
    case 'BookingCancelled':
      return hasToBeTold(event) ? [['booking_cancelled']] : [];
    case 'VehicleCheckedIn':
      return untilReturn;
    case 'VehicleCheckedOut':
      return event.data.damageReports.length > 0 ? [['damage_reported']] : [];
    case 'LicenceApproved':
      return [['licence_approved']];
    case 'LicenceRejected':
      return [['licence_rejected']];
    case 'ErasureRefused':
      return [['erasure_refused']];
    case 'BookingReleased':
      return isWorthTelling(event.data.endAt, event.recordedAt)
        ? [['booking_cancelled'], ['booking_released_office']]
        : [];
    case 'BookingReinstated':
      return event.data.signed ? [['booking_approval']] : [['booking_approval'], ['signature_request']];
    case 'BookingRequested': // see queueForOffice
    case 'AgreementSigned':
    case 'BookingNoteAdded':
    case 'TextErased':
      return [];
  }
}

/** Responders who withdraw a booking themselves need no message, but they do if a program did it for them. */
const hasToBeTold = ({ actor, data }: ProjectedEvent<BookingCancelled>): boolean =>
  data.cancelledBy === 'admin' || accessTokenIn(actor) !== undefined;

const aboutDecision = ['booking_requested', 'request_reminder', 'request_last_reminder'] as const;
const aboutSignature = ['signature_request', 'signature_reminder'] as const;
const aboutCheckIn = [
  'no_show_warning',
  'no_show_warning_office',
  'next_shift_delayed',
  'next_shift_delayed_office',
] as const;
const aboutStart = ['booking_approval', ...aboutSignature, 'upcoming_shift', ...aboutCheckIn] as const;
const aboutReturn = ['overdue_return', 'overdue_return_office'] as const;

/** Waiting messages that this event makes needless. */
export const madeNeedless: Readonly<Partial<Record<TellingEvent['type'], readonly NotificationKind[]>>> = {
  BookingApproved: aboutDecision,
  BookingRejected: aboutDecision,
  BookingChanged: ['request_reminder', 'request_last_reminder', ...aboutStart, ...aboutReturn],
  BookingExtended: ['booking_approval', ...aboutReturn],
  BookingCancelled: [...aboutDecision, ...aboutStart],
  BookingReleased: [...aboutDecision, ...aboutStart],
  BookingReinstated: ['booking_cancelled', 'booking_released_office'],
  AgreementSigned: aboutSignature,
  VehicleCheckedIn: [...aboutSignature, 'upcoming_shift', ...aboutCheckIn],
  VehicleCheckedOut: [...aboutStart, ...aboutReturn],
};
