import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** For the shift, to where the keys are and which codes open its vehicle. */
export const KeysOfVehicle = lazyExtra(
  async () => (await import('../vehicle-keys/keys-of-vehicle.js')).KeysOfVehicle,
  ['vehicle-keys'],
);
