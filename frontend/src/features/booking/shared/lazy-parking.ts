import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** For who takes the vehicle next, where it stands. */
export const ParkingOfNext = lazyExtra(
  async () => (await import('../parking/parking-of-next.js')).ParkingOfNext,
  ['parking'],
);
