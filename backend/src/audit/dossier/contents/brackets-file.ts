import type { Look } from '@rigbook/contracts/damage/damage-history';
import type { BookingMatter } from '../../../damage-brackets/views/brackets-naming.js';
import { type DossierFile, jsonFile } from './dossier-file.js';

const lookIn = ({ at, step, bookingId, responderId, withResponderId, byOffice }: Look) => ({
  at,
  step,
  bookingId,
  responderId,
  withResponderId,
  byOffice,
});

/** How damage came about that names the booking: worked out when the dossier was made, with what was said about it. Ids, no names. */
export const bracketsFile = (matters: readonly BookingMatter[]): DossierFile =>
  jsonFile('brackets.json', {
    brackets: matters.map(({ damage, bracket, dispute, sightings }) => ({
      damageId: damage.damageId,
      bookingId: damage.bookingId,
      area: damage.area,
      place: damage.place,
      severity: damage.severity,
      reportedAt: damage.reportedAt,
      ...(bracket && {
        lastClean: bracket.lastClean && lookIn(bracket.lastClean),
        firstSeen: lookIn(bracket.firstSeen),
        held: bracket.held,
        unheldMinutes: Math.round(bracket.unheldMillis / 60_000),
        unaccountedKm: bracket.unaccountedKm,
        sightings,
      }),
      contests: dispute.contests,
      settlements: dispute.settlements,
    })),
  });
