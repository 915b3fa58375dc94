import { AGREEMENT_EXPIRES_AFTER_DAYS } from '../booking/booking.limits.js';
import { addHours, type Instant } from '../kernel/time.js';

/** The expiry printed at the foot of the agreement: 48 hours after it is viewed. */
export const agreementExpiresAt = (viewedAt: Instant): Instant => addHours(viewedAt, 24 * AGREEMENT_EXPIRES_AFTER_DAYS);

/** Checks that the signature is a PNG data URL. The server checks that it can be decoded and is not empty. */
export const signatureDataUrlPrefix = 'data:image/png;base64,';
