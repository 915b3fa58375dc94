import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** Reports of any vehicle that came back to this device. */
export const ReturnedReports = lazyExtra(
  async () => (await import('../../fleet/shared/reports/returned-reports.js')).ReturnedReports,
  ['damage-photos'],
);

/** Sends the photos of damage that this device keeps, and says how many are still to come. */
export const PhotosToCome = lazyExtra(
  async () => (await import('../damage/photos-to-come.js')).PhotosToCome,
  ['damage-photos'],
);
