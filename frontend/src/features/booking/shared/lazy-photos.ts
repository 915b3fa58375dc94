import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** Sends the photos of damage that this device keeps, and says how many are still to come. */
export const PhotosToCome = lazyExtra(
  async () => (await import('../damage/photos-to-come.js')).PhotosToCome,
  ['damage-photos'],
);
