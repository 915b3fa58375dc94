import { AGREEMENT_EXPIRES_AFTER_DAYS } from '../booking/booking.limits.js';
import { addHours, type Instant } from '../kernel/time.js';

/** What the foot of the agreement prints: two days of 24 hours after it is viewed. */
export const agreementExpiresAt = (viewedAt: Instant): Instant => addHours(viewedAt, 24 * AGREEMENT_EXPIRES_AFTER_DAYS);

/** The agreement is a PNG's data URL; whether its picture decodes and shows a stroke is for the server to see. */
export const signatureDataUrlPrefix = 'data:image/png;base64,';
