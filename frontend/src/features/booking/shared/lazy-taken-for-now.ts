import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** Rare, and with words of their own. */
export const WhyTakenForNow = lazyExtra(
  async () => (await import('../waitlist/why-taken-for-now.js')).WhyTakenForNow,
  ['waitlist'],
);
export const OpenUsualHours = lazyExtra(
  async () => (await import('../waitlist/open-usual-hours.js')).OpenUsualHours,
  ['waitlist'],
);
