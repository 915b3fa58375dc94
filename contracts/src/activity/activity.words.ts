import { type BookingActivity, bookingActivityTitles } from '../booking/booking-event.words.js';
import { periodInWords } from '../kernel/time-in-words.js';
import type { Period, Zone } from '../kernel/time.js';

/** The feed's entries about a booking. Stored in the view: a new spelling needs a replay. */
export const bookingActivities = Object.keys(bookingActivityTitles) as readonly BookingActivity[];

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
    : `${bookingActivityTitles[activity.code]}: ${activity.booking.vehicleName}, ${periodInWords(activity.booking, zone)}.`;

const licenceSentences: Readonly<Record<LicenceActivity, string>> = {
  'licence-submitted': 'License verification pending: your photos are waiting for an administrator.',
  'licence-approved': 'License verification completed.',
  'licence-rejected': 'License verification rejected: please upload new photos.',
};
