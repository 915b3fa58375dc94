import type { Text } from '../../../../lib/i18n/use-text.js';

const minutesInWords = (minutes: number): string =>
  minutes === 1 ? 'דקה\u00a0אחת' : minutes === 2 ? 'שתי דקות' : `${minutes}\u00a0דקות`;

/** Rounded up, so that who waits that long is let in. */
export const waitInWords = (seconds: number, text: Text): string =>
  seconds <= 90 * 60
    ? minutesInWords(Math.max(1, Math.ceil(seconds / 60)))
    : text('time.hours', { hours: Math.ceil(seconds / 3600) });
