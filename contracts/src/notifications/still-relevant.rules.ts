import type { BookingStatus } from '../booking/booking.words.js';
import { isBefore, type Instant } from '../kernel/time.js';
import type { NotificationKind } from './notification.words.js';
import type { VehicleBack } from './templates/values-in-words.js';

/** The facts that a message about a booking is checked against before it is sent. */
export interface BookingAtSending {
  readonly status: BookingStatus;
  readonly startAt: Instant;
  readonly endAt: Instant;
  readonly signedAt: Instant | null;
  /** of a delay: when the shift before should end, or should have ended */
  readonly vehicleBack: DelayAtSending | null;
}

/** The shift before a delayed one. */
export interface DelayAtSending extends VehicleBack {
  readonly status: BookingStatus;
  /** its end before the extension that the message tells; null: it tells that the shift is overdue */
  readonly formerlyAt: Instant | null;
}

type Wanted = (booking: BookingAtSending, now: Instant) => boolean;

const always: Wanted = () => true;
const awaitsDecision: Wanted = ({ status }) => status === 'pending';
const awaitsDecisionInTime: Wanted = ({ status, startAt }, now) => status === 'pending' && isBefore(now, startAt);
const isAhead: Wanted = ({ status, endAt }, now) =>
  (status === 'approved' || status === 'active') && isBefore(now, endAt);
const awaitsSignature: Wanted = (booking, now) =>
  booking.status === 'approved' && booking.signedAt === null && isBefore(now, booking.endAt);
const hasNotBegun: Wanted = ({ status, startAt }, now) => status === 'approved' && isBefore(now, startAt);
/** Until its end: who was warned and has checked in, or lost the booking, needs no warning. */
const awaitsCheckIn: Wanted = ({ status, endAt }, now) => status === 'approved' && isBefore(now, endAt);
/** Unless the vehicle is back, or the extension was undone. */
const awaitsVehicle: Wanted = (booking, now) => awaitsCheckIn(booking, now) && isDelayed(booking.vehicleBack);
const isDelayed = (back: DelayAtSending | null): boolean =>
  (back?.status === 'approved' || back?.status === 'active') &&
  (back.formerlyAt === null || isBefore(back.formerlyAt, back.at));
const wasReleased: Wanted = ({ status }) => status === 'cancelled';
const isOut: Wanted = ({ status }) => status === 'active';
const isOpen: Wanted = ({ status }) => status === 'approved' || status === 'active';

const wanted: Readonly<Record<NotificationKind, Wanted>> = {
  booking_requested: awaitsDecision,
  request_to_decide: awaitsDecisionInTime,
  booking_arranged: awaitsDecision,
  booking_approval: isAhead,
  signature_request: awaitsSignature,
  signature_reminder: awaitsSignature,
  booking_rejection: always,
  booking_cancelled: always,
  licence_approved: always,
  licence_rejected: always,
  damage_reported: always,
  damage_named: always,
  vehicle_unfit: always,
  expense_approved: always,
  expense_declined: always,
  damage_contested: always,
  damage_settled: always,
  reading_contested: always,
  reading_settled: always,
  seen_at_vehicle: always,
  upcoming_shift: hasNotBegun,
  overdue_return: isOut,
  overdue_return_office: isOut,
  no_show_warning: awaitsCheckIn,
  no_show_warning_office: awaitsCheckIn,
  booking_released_office: wasReleased,
  extension_requested: isOpen,
  extension_to_decide: isOpen,
  extension_ended: isOpen,
  waitlist_offer: always,
  substitute_offer: always,
  standing_shift_not_made: always,
  standing_shift_not_made_office: always,
  handing_on_offered: always,
  handing_on_to_everybody: always,
  handing_on_by_office: always,
  handing_on_accepted: always,
  handing_on_ended: always,
  waitlist_ended: always,
  next_shift_delayed: awaitsVehicle,
  next_shift_delayed_office: awaitsVehicle,
  request_reminder: awaitsDecisionInTime,
  request_last_reminder: awaitsDecisionInTime,
  emergency_take: always,
  request_digest: always,
  erasure_requested: always,
  erasure_refused: always,
  account_changed: always,
};

/** Whether a message is still true. It may have waited for hours, for its time or for a working mail server. */
export const isStillRelevant = (kind: NotificationKind, booking: BookingAtSending | undefined, now: Instant): boolean =>
  booking === undefined || wanted[kind](booking, now);
