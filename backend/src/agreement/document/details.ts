import type { Wording } from '@rigbook/contracts/agreement/agreement-text';
import { inZone, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import { hoursInWords } from '@rigbook/contracts/kernel/time-in-words';
import { labels } from './labels.words.js';
import type { SignedAgreement } from './signed-agreement.js';

export type Detail = readonly [label: Wording, value: string];

/** `Sun 22 Nov 2026, 18:00 (GMT+2)`: with year and offset, for whoever reads it years later or elsewhere. */
export const instantInFull = (at: Instant, zone: Zone, clock = 'HH:mm'): string =>
  inZone(at, zone).setLocale('en').toFormat(`ccc d LLL yyyy, ${clock} '(GMT'Z')'`);

export const bookingDetails = ({ booking, edition, zone }: SignedAgreement): Detail[] => [
  [labels.responder, booking.responderName],
  [labels.unit, booking.unitNumber],
  [labels.vehicle, `${booking.vehicleName} (${booking.vehicleType})`],
  [labels.start, instantInFull(booking.period.startAt, zone)],
  [labels.end, instantInFull(booking.period.endAt, zone)],
  [labels.duration, hoursInWords(booking.durationHours)],
  [labels.zone, zone],
  [labels.bookingId, booking.id],
  [labels.version, edition.version],
];

export const signatureDetails = ({ signature, zone }: SignedAgreement): Detail[] => [
  [labels.name, signature.signerName],
  [labels.date, signature.signedOn],
  [labels.signedAt, `${instantInFull(signature.signedAt, zone, 'HH:mm:ss')} = ${signature.signedAt}`],
  [labels.address, signature.address],
  [labels.browser, signature.userAgent],
];
