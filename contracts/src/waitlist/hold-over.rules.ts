import { isBefore, type Instant } from '../kernel/time.js';

/** From the very moment at which a hold ends, the offer can no longer be accepted. */
export const isHoldOver = (endsAt: Instant, now: Instant): boolean => !isBefore(now, endsAt);
