import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** Defects of a vehicle for who holds or takes it; keeps its checklists on the device. */
export const DefectsOfHolder = lazyExtra(
  async () => (await import('../checks/known-defects.js')).DefectsOfHolder,
  ['checks'],
);
