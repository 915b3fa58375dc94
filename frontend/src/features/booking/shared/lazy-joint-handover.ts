import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** During a shift, to the handover with the next responder at the vehicle. */
export const HandOverTogether = lazyExtra(
  async () => (await import('./handover-together.js')).HandOverTogether,
  ['joint-handover'],
);

/** From a booking whose vehicle is out with another responder, to taking it over from them. */
export const TakeOverTogether = lazyExtra(
  async () => (await import('./handover-together.js')).TakeOverTogether,
  ['joint-handover'],
);
