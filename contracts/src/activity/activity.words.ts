import { periodInWords } from '../kernel/time-in-words.js';
import type { Period, Zone } from '../kernel/time.js';

/** The feed's entries about a booking. Stored in the view: a new spelling needs a replay. */
export const bookingActivities = [
  'booking-requested',
  'booking-approved',
  'booking-rejected',
  'booking-changed',
  'booking-extended',
  'booking-cancelled',
  'booking-withdrawn',
  'booking-released',
  'booking-reinstated',
  'agreement-signed',
  'vehicle-checked-in',
  'vehicle-checked-out',
] as const;
export type BookingActivity = (typeof bookingActivities)[number];

/** The feed's entries about a license (docs/domain.md#activity-feed). */
export const licenceActivities = ['licence-submitted', 'licence-approved', 'licence-rejected'] as const;
export type LicenceActivity = (typeof licenceActivities)[number];

export const activityCodes = [...bookingActivities, ...licenceActivities] as const;
export type ActivityCode = BookingActivity | LicenceActivity;

export interface BookedVehicle extends Period {
  readonly vehicleName: string;
}

/** An entry about a responder, with the facts to word it. */
export type Activity =
  | { readonly code: BookingActivity; readonly booking: BookedVehicle }
  | { readonly code: LicenceActivity; readonly booking: null };

/** In English, with times in the zone. */
export const activityInWords = (activity: Activity, zone: Zone): string =>
  activity.booking === null
    ? licenceSentences[activity.code]
    : `${bookingTitles[activity.code]}: ${activity.booking.vehicleName}, ${periodInWords(activity.booking, zone)}.`;

const bookingTitles: Readonly<Record<BookingActivity, string>> = {
  'booking-requested': 'Booking requested',
  'booking-approved': 'Booking approved',
  'booking-rejected': 'Booking rejected',
  'booking-changed': 'Booking changed',
  'booking-extended': 'Booking extended',
  'booking-cancelled': 'Booking cancelled by an administrator',
  'booking-withdrawn': 'Booking withdrawn',
  'booking-released': 'Booking released',
  'booking-reinstated': 'Booking reinstated',
  'agreement-signed': 'Agreement signed',
  'vehicle-checked-in': 'Vehicle checked in, shift started',
  'vehicle-checked-out': 'Vehicle checked out, shift ended',
};

const licenceSentences: Readonly<Record<LicenceActivity, string>> = {
  'licence-submitted': 'License verification pending: your photos are waiting for an administrator.',
  'licence-approved': 'License verification completed.',
  'licence-rejected': 'License verification rejected: please upload new photos.',
};
