import type { EndedOffer } from '../../../handing-on/own-offers/offers.query.js';
import { type DossierFile, jsonFile } from './dossier-file.js';

/** Offers of the booking to colleagues, and swaps it was asked for in, that ended without a new responder. They are no events of the booking. */
export const offersFile = (offers: readonly EndedOffer[]): DossierFile =>
  jsonFile('offers.json', {
    offers: offers.map((offer) => ({
      id: offer.handingOnId,
      bookingId: offer.bookingId,
      offeredBy: offer.responderId,
      byOffice: offer.byOffice,
      offeredTo: offer.toResponderId,
      inReturnFor: offer.wantedBookingId,
      offeredAt: offer.offeredAt,
      endedAt: offer.settledAt,
      endedBecause: offer.endedBecause,
    })),
  });
