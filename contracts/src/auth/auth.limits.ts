/** Durations in seconds (docs/domain.md#signing-in). */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const sessionLimits = { idleSeconds: 12 * HOUR, absoluteSeconds: 7 * DAY } as const;

/** How long a session keeps administrator access after the admin password was entered. */
export const ADMIN_PASSWORD_VALID_SECONDS = 8 * HOUR;

/** Failures per unit, or on a known device; a lockout begins with the window's length and doubles with each one in a row. */
export const burstThrottle = { failures: 5, windowSeconds: 15 * MINUTE, longestLockoutSeconds: 24 * HOUR } as const;

export const dayThrottle = { failures: 20, windowSeconds: DAY } as const;

/** Without a window: only a success or an unlock ends this count. */
export const sinceSuccessThrottle = { failures: 100 } as const;

/** Failures per IPv4 address or IPv6 /64. */
export const addressThrottle = { failures: 30, windowSeconds: HOUR } as const;

/** Failures per IPv6 /48, of which one customer of a provider may have all 65,536 /64s. */
export const siteThrottle = { failures: 100, windowSeconds: HOUR } as const;

/** Failures from all addresses together. */
export const everyAddressThrottle = { failures: 200, windowSeconds: HOUR } as const;

/** A code of digits that is sent to a person, to prove that they can read messages to them. Counted per person. */
export const oneTimeCode = {
  digits: 6,
  validSeconds: 10 * MINUTE,
  tries: 5,
  perHour: 6,
  perDay: 10,
} as const;

/** How long a proof of who somebody is counts for changes of their account. */
export const FRESH_PROOF_SECONDS = 10 * MINUTE;

/** How long a sign-in waits for the confirmation of its device. */
export const PENDING_SIGN_IN_SECONDS = 15 * MINUTE;

/** A device is remembered until it has not been used for this long. */
export const KNOWN_DEVICE_SECONDS = 180 * DAY;
