import type { BookingId, ResponderId } from '@rigbook/contracts/kernel/ids';
import type { NotificationKind } from '@rigbook/contracts/notifications/notification.words';
import type { BookingCancelled, BookingEvent } from '../../booking/booking.events.js';
import type { LicenceApproved, LicenceRejected } from '../../licences/licence.events.js';
import { accessTokenIn, type ProjectedEvent } from '../../platform/event-store/index.js';

/** The events that somebody is told of, or that make a message needless. */
export type TellingEvent = BookingEvent | LicenceApproved | LicenceRejected;

/** A message that an event brings about; to whom and by which channels is in `templateKinds`. */
export interface EventMessage {
  readonly kind: NotificationKind;
  readonly responderId: ResponderId;
  readonly bookingId: BookingId | null;
  readonly due: Due;
}

/** When it is sent: so many minutes after the event itself, or after the booking's start or end; before, where negative. */
export interface Due {
  readonly from: 'event' | 'start' | 'end';
  readonly minutes: number;
}

const atOnce: Due = { from: 'event', minutes: 0 };
/** Not sent at all where it is too late for it when the event happens. */
const beforeStart = (minutes: number): Due => ({ from: 'start', minutes: -minutes });
const afterEnd = (minutes: number): Due => ({ from: 'end', minutes });

/** What people are told of an event, and when (docs/domain.md#messages). */
export function messagesOf(event: ProjectedEvent<TellingEvent>): readonly EventMessage[] {
  const { responderId } = event.data;
  const isAboutLicence = event.type === 'LicenceApproved' || event.type === 'LicenceRejected';
  const bookingId = isAboutLicence ? null : (event.stream as BookingId);
  return kindsOf(event).map(([kind, due = atOnce]) => ({ kind, due, responderId, bookingId }));
}

function kindsOf(event: ProjectedEvent<TellingEvent>): readonly (readonly [NotificationKind, Due?])[] {
  switch (event.type) {
    case 'BookingRequested':
      return [['booking_requested']];
    case 'BookingApproved':
      return [
        ['booking_approval'],
        ['signature_request'],
        ['signature_reminder', beforeStart(180)],
        ['upcoming_shift', beforeStart(60)],
      ];
    case 'BookingRejected':
      return [['booking_rejection']];
    case 'BookingCancelled':
      return hasToBeTold(event) ? [['booking_cancelled']] : [];
    case 'VehicleCheckedIn':
      return [
        ['overdue_return', afterEnd(0)],
        ['overdue_return_office', afterEnd(30)],
      ];
    case 'VehicleCheckedOut':
      return event.data.damageReports.length > 0 ? [['damage_reported']] : [];
    case 'LicenceApproved':
      return [['licence_approved']];
    case 'LicenceRejected':
      return [['licence_rejected']];
    case 'AgreementSigned':
    case 'BookingNoteAdded':
      return [];
  }
}

/** Who withdrew their own booking knows it, unless a program did it in their name. */
const hasToBeTold = ({ actor, data }: ProjectedEvent<BookingCancelled>): boolean =>
  data.cancelledBy === 'admin' || accessTokenIn(actor) !== undefined;

const aboutDecision = ['booking_requested'] as const;
const aboutSignature = ['signature_request', 'signature_reminder'] as const;
const aboutStart = ['booking_approval', ...aboutSignature, 'upcoming_shift'] as const;
const aboutReturn = ['overdue_return', 'overdue_return_office'] as const;

/** What nobody needs to be told any more once this has happened, as far as it still waits. */
export const madeNeedless: Readonly<Partial<Record<TellingEvent['type'], readonly NotificationKind[]>>> = {
  BookingApproved: aboutDecision,
  BookingRejected: aboutDecision,
  BookingCancelled: [...aboutDecision, ...aboutStart],
  AgreementSigned: aboutSignature,
  VehicleCheckedIn: [...aboutSignature, 'upcoming_shift'],
  VehicleCheckedOut: [...aboutStart, ...aboutReturn],
};
