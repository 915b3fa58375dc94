import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** For the shift: where its vehicle stands, and to where the keys are and which codes open it. */
export const AtVehicle = lazyExtra(
  async () => (await import('../vehicle-keys/at-vehicle.js')).AtVehicle,
  ['vehicle-keys', 'parking'],
);
