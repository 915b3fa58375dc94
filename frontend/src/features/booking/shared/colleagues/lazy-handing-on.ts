import { lazyExtra } from '../../../../ui/lazy/lazy-extra.js';

/** Offers a booking to colleagues, or says to whom it is offered. */
export const HandOn = lazyExtra(async () => (await import('../../handing-on/hand-on.js')).HandOn, ['handing-on']);

/** Whether the person hears of offers to everybody; for the account. */
export const OfferMessages = lazyExtra(
  async () => (await import('../../handing-on/offer-messages.js')).OfferMessages,
  ['handing-on'],
);
