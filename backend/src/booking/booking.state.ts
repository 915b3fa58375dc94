import type { Instant, Period, ResponderId, VehicleId } from '@rigbook/contracts/kernel';
import { type HoursOfWeek, hoursUsedIn } from '@rigbook/contracts/booking/requesting/weekly-hours.rules';
import { hasMajorDamage } from '@rigbook/contracts/booking/shift/check-out.rules';
import type { DamageReport } from '@rigbook/contracts/booking/shift/damage.words';
import type { EmergencyReview } from '@rigbook/contracts/booking/emergency/emergency.rules';
import type { OverridableRule } from '@rigbook/contracts/booking/requesting/overriding.rules';
import { type ShiftReadings, withReading } from '@rigbook/contracts/booking/shift/odometer.rules';
import { assertNever } from '../platform/decisions/index.js';
import type { Actor } from '../platform/event-store/index.js';
import type { BookingEvent, BookingExtensionRequested, BookingReleased } from './booking.events.js';
import { type NamedByReadings, withContest, withReaders, withSettlement } from './reading-matter.js';
import type { ReportingEvent } from './shift.events.js';

interface Requested extends NamedByReadings {
  readonly responderId: ResponderId;
  readonly vehicleId: VehicleId;
  readonly period: Period;
  /** by an administrator who booked it */
  readonly overridden?: readonly OverridableRule[];
  /** hours that it was granted beyond those of a week */
  readonly granted?: readonly HoursOfWeek[];
  /** an extension that waits for an administrator */
  readonly asked?: AskedExtension;
  /** of an emergency take */
  readonly review?: EmergencyReview;
  /** of the odometer, as corrected; none before the check-in */
  readonly readings?: ShiftReadings;
  /** the reports of damage so far, as far as they have an id */
  readonly reports?: readonly DamageReport[];
  /** reported by a check-in, one that found the vehicle unfit too, or during the shift, so that it counts at the return */
  readonly hasMajorDamage?: true;
}

/** What the responder asked for and accepted. */
export interface AskedExtension extends Pick<
  BookingExtensionRequested['data'],
  'askedEndAt' | 'zone' | 'addendumVersion' | 'addendumSha256' | 'turnRoundMinutes' | 'hoursByWeek'
> {
  readonly acceptedAt: Instant;
}

/** What decisions need to know about a booking, by situation. */
export type Booking =
  | { readonly status: 'unrequested' }
  | (Requested & { readonly status: 'pending' | 'rejected' | 'completed' })
  | (Requested & {
      readonly status: 'cancelled';
      readonly released?: { readonly signed: boolean };
    })
  | (Requested & { readonly status: 'approved'; readonly signed: boolean; readonly reinstatedAt?: Instant })
  | (Requested & {
      readonly status: 'active';
      readonly checkedInAt: Instant;
      readonly readings: ShiftReadings;
    });

export type RequestedBooking = Exclude<Booking, { status: 'unrequested' }>;

export const initialBooking: Booking = { status: 'unrequested' };

type Recorded = BookingEvent & {
  readonly recordedAt: Instant;
  /** not yet of one that is about to be stored */
  readonly actor?: Actor;
};

/** The booking after one more event. Never refuses. */
export function evolve(booking: Booking, event: Recorded): Booking {
  if (event.type === 'BookingRequested') {
    const { responderId, vehicleId, startAt, endAt, overriddenRules } = event.data;
    const overridden = overriddenRules && { overridden: overriddenRules, granted: event.data.hoursByWeek };
    return { status: 'pending', responderId, vehicleId, period: { startAt, endAt }, ...overridden };
  }
  if (event.type === 'VehicleTakenInEmergency') {
    const { responderId, vehicleId, startAt, endAt } = event.data;
    return { status: 'approved', signed: false, responderId, vehicleId, period: { startAt, endAt }, review: 'due' };
  }
  const requested = requestedPartOf(booking);
  switch (event.type) {
    case 'EmergencyTakeReviewed':
      return { ...(booking as RequestedBooking), review: event.data.finding };
    case 'BookingApproved':
      return { ...requested, status: 'approved', signed: false };
    case 'BookingRejected':
      return { ...requested, status: 'rejected' };
    case 'BookingChanged': {
      const { vehicleId, startAt, endAt, status, mustSignAgain } = event.data;
      const changed = { ...requested, vehicleId, period: { startAt, endAt }, ...overriddenFor(requested, event.data) };
      if (status === 'pending') return { ...changed, status };
      if (booking.status === 'active') return { ...booking, ...changed };
      return { ...changed, status: 'approved', signed: isSigned(booking) && !mustSignAgain, ...reinstatement(booking) };
    }
    case 'BookingHandedOn': {
      // an override was for the person who had the booking
      const { responderId, status } = event.data;
      const { vehicleId, period } = requested;
      const handedOn = { responderId, vehicleId, period };
      return status === 'pending'
        ? { ...handedOn, status }
        : { ...handedOn, status, signed: false, ...reinstatement(booking) };
    }
    case 'BookingExtended': {
      const { startAt, endAt } = event.data;
      const overridden = overriddenFor(requested, event.data);
      return { ...withoutRequest(booking), period: { startAt, endAt }, ...overridden };
    }
    case 'BookingExtensionRequested': {
      const { askedEndAt, zone, hoursByWeek, addendumVersion, addendumSha256, turnRoundMinutes } = event.data;
      const addendum = { addendumVersion, addendumSha256, acceptedAt: event.recordedAt };
      const turnRound = turnRoundMinutes !== undefined && { turnRoundMinutes };
      return {
        ...(booking as RequestedBooking),
        asked: { askedEndAt, zone, hoursByWeek, ...addendum, ...turnRound },
      };
    }
    case 'BookingExtensionEnded':
      return withoutRequest(booking);
    case 'BookingCancelled':
      return { ...requested, status: 'cancelled' };
    case 'BookingReleased':
      return {
        ...requested,
        status: 'cancelled',
        ...(wasApproved(event) && { released: { signed: isSigned(booking) } }),
      };
    case 'BookingReinstated':
      return { ...requested, status: 'approved', signed: event.data.signed, reinstatedAt: event.recordedAt };
    case 'AgreementSigned':
      return { ...requested, status: 'approved', signed: true, ...reinstatement(booking) };
    case 'VehicleCheckedIn':
      return {
        ...requested,
        ...reportsWith(requested, event),
        status: 'active',
        checkedInAt: event.recordedAt,
        readings: { checkInKm: event.data.mileageKm },
        ...withReaders(requested, event),
        ...majorDamageIn(event),
      };
    case 'VehicleFoundUnfit':
      return { ...(booking as RequestedBooking), ...reportsWith(requested, event), ...majorDamageIn(event) };
    case 'DamageReported':
      return booking.status === 'active'
        ? { ...booking, ...reportsWith(booking, event), ...majorDamageIn(event) }
        : booking;
    case 'VehicleCheckedOut': {
      const readings = requested.readings && withReading(requested.readings, 'check-out', event.data.mileageKm);
      const reports = reportsWith(requested, event);
      const readers = withReaders(requested, event);
      return { ...requested, ...reports, ...readers, status: 'completed', ...(readings && { readings }) };
    }
    case 'OdometerReadingCorrected': {
      const { step, mileageKm } = event.data;
      const readings = requested.readings && withReading(requested.readings, step, mileageKm);
      return { ...(booking as RequestedBooking), ...withSettlement(requested, step), ...(readings && { readings }) };
    }
    case 'OdometerReadingContested':
      return { ...(booking as RequestedBooking), ...withContest(requested, event.data) };
    case 'OdometerReadingKept':
      return { ...(booking as RequestedBooking), ...withSettlement(requested, event.data.step) };
    case 'DamagePhotoReceived':
    case 'DamagePhotoErased':
    case 'BookingNoteAdded':
    case 'TextErased':
      return booking;
    default:
      return assertNever(event);
  }
}

function withoutRequest(booking: Booking): RequestedBooking {
  const { asked: _asked, ...known } = booking as RequestedBooking;
  return known;
}

/** An override of the weekly limit ends where the booking gets more hours in a week than were granted. */
function overriddenFor(
  { overridden, granted = [] }: Requested,
  { hoursByWeek }: { readonly hoursByWeek: readonly HoursOfWeek[] },
): Pick<Requested, 'overridden'> {
  if (!overridden) return {};
  const isGranted = hoursByWeek.every(({ weekStartsOn, hours }) => hours <= hoursUsedIn(weekStartsOn, granted));
  return { overridden: isGranted ? overridden : overridden.filter((rule) => rule !== 'WEEKLY_LIMIT_EXCEEDED') };
}

/** What an event about damage adds to the reports that the booking knows. */
function reportsWith({ reports = [] }: Requested, { data }: ReportingEvent): Pick<Requested, 'reports'> {
  const added = (data.damageReports ?? []).filter(({ reportId }) => reportId !== undefined);
  return added.length > 0 ? { reports: [...reports, ...added] } : {};
}

const majorDamageIn = ({ data }: ReportingEvent): { readonly hasMajorDamage?: true } =>
  hasMajorDamage(data.damageReports ?? null) ? { hasMajorDamage: true } : {};

/** Whether major damage was reported with the shift that is under way. */
export const foundMajorDamage = (booking: Booking): boolean =>
  booking.status === 'active' && booking.hasMajorDamage === true;

const isSigned = (booking: Booking): boolean => booking.status === 'approved' && booking.signed;

const wasApproved = ({ data }: BookingReleased): boolean => data.releasedBecause !== 'not-decided';

const reinstatement = (booking: Booking): { readonly reinstatedAt?: Instant } =>
  booking.status === 'approved' && booking.reinstatedAt ? { reinstatedAt: booking.reinstatedAt } : {};

/** Unrequested also if the stream is that of something else, whose id somebody sent. */
export const bookingFrom = (history: readonly Recorded[]): Booking =>
  history[0] && begins(history[0]) ? history.reduce(evolve, initialBooking) : initialBooking;

const begins = ({ type }: BookingEvent): boolean => type === 'BookingRequested' || type === 'VehicleTakenInEmergency';

function requestedPartOf(booking: Booking): Requested {
  if (booking.status === 'unrequested') throw new Error('a booking begins with a request or an emergency take');
  const { responderId, vehicleId, period, overridden, granted, asked, review, readings, reports } = booking;
  const { contests, otherReaders } = booking;
  return {
    responderId,
    vehicleId,
    period,
    ...(overridden && { overridden }),
    ...(granted && { granted }),
    ...(asked && { asked }),
    ...(review && { review }),
    ...(readings && { readings }),
    ...(contests && { contests }),
    ...(otherReaders && { otherReaders }),
    ...(reports && { reports }),
    ...(booking.hasMajorDamage && { hasMajorDamage: true }),
  };
}
