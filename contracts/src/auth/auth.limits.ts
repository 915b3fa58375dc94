/** Durations in seconds (docs/domain.md#signing-in). */
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export const sessionLimits = { idleSeconds: 12 * HOUR, absoluteSeconds: 7 * DAY } as const;

/** How long a session keeps administrator access after the admin password was entered. */
export const ADMIN_PASSWORD_VALID_SECONDS = 8 * HOUR;

/** Failures per unit; a lockout begins with the window's length and doubles with each one in a row. */
export const unitThrottle = { failures: 5, windowSeconds: 15 * MINUTE, longestLockoutSeconds: 24 * HOUR } as const;

export const addressThrottle = { failures: 30, windowSeconds: HOUR } as const;
