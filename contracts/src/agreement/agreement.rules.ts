import { AGREEMENT_EXPIRES_AFTER_DAYS } from '../booking/booking.limits.js';
import { addDays, dayOf, parseDay } from '../kernel/calendar.js';
import { addHours, type Day, type Instant, type Zone } from '../kernel/time.js';

/** The expiry printed at the foot of the agreement: 48 hours after it is viewed. */
export const agreementExpiresAt = (viewedAt: Instant): Instant => addHours(viewedAt, 24 * AGREEMENT_EXPIRES_AFTER_DAYS);

export const signatureDayMessage = 'Please enter today as the date of the signature';

/** A signature carries its day in the organization's zone. One that waited for a network may arrive after midnight. */
export function signatureDayProblem(day: string, now: Instant, zone: Zone): string | undefined {
  const today = dayOf(now, zone);
  const days: readonly (Day | undefined)[] = [today, addDays(today, -1)];
  return days.includes(parseDay(day)) ? undefined : signatureDayMessage;
}

/** Checks that the signature is a PNG data URL. The server checks that it can be decoded and is not empty. */
export const signatureDataUrlPrefix = 'data:image/png;base64,';
