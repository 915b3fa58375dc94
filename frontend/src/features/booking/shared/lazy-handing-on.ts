import { lazyExtra } from '../../../ui/lazy/lazy-extra.js';

/** What colleagues offer; nothing on most days. */
export const ColleagueOffers = lazyExtra(
  async () => (await import('../handing-on/colleague-offers.js')).ColleagueOffers,
  ['handing-on'],
);

/** Offers a booking to colleagues, or says to whom it is offered. */
export const HandOn = lazyExtra(async () => (await import('../handing-on/hand-on.js')).HandOn, ['handing-on']);

/** Whether the person hears of offers to everybody; for the account. */
export const OfferMessages = lazyExtra(
  async () => (await import('../handing-on/offer-messages.js')).OfferMessages,
  ['handing-on'],
);

/** What the person handed on; nothing on most days. */
export const HandedOn = lazyExtra(async () => (await import('../handing-on/handed-on.js')).HandedOn, ['handing-on']);
