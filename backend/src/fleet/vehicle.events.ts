import { damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { textErasureReasons } from '@rigbook/contracts/booking/text-erasure.words';
import { defectOccasions, defectStates } from '@rigbook/contracts/fleet/defect.words';
import { fleetRoles } from '@rigbook/contracts/fleet/fleet.words';
import { settlementOutcomes } from '@rigbook/contracts/damage/dispute.words';
import { paperMediaTypes } from '@rigbook/contracts/fleet/service-paper.words';
import { paperKinds, serviceKinds } from '@rigbook/contracts/fleet/service.words';
import type {
  DamageId,
  DamagePhotoId,
  Day,
  DefectId,
  EditionId,
  ServiceId,
  ServicePaperId,
  ServicePlanId,
} from '@rigbook/contracts/kernel';
import { declareEvents, type EventData, type EventOf } from '../platform/events/event-declarations.js';
import {
  addedLater,
  bookingId,
  decimalNumber,
  described,
  erasableText,
  id,
  instant,
  list,
  object,
  oneOf,
  orNull,
  recordedText,
  responderId,
  typedText,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** The stream of a vehicle carries its id. */
export const VEHICLE_STREAM = 'vehicle';

const details = {
  name: typedText('ALS1'),
  type: typedText('Advanced Life Support'),
  location: typedText('Station 1'),
  allowedRoles: list(oneOf(fleetRoles)),
  /** null if it has none */
  plateNumber: addedLater(orNull(typedText('12-345-67'))),
  /** minutes between two bookings; null: as many as the organization's */
  turnRoundMinutes: addedLater(orNull(wholeNumber(30))),
};
export type VehicleDetails = EventData<typeof details>;

/** The damage, and the booking at whose checkout it was reported. */
const ofDamage = { damageId: id<DamageId>('0197f1c2-0b01-7000-8000-000000000b01'), bookingId };

/** A paper, and what it is of. */
const ofPaper = {
  serviceId: id<ServiceId>('0197f1c2-1301-7000-8000-000000001301'),
  paperId: id<ServicePaperId>('0197f1c2-1302-7000-8000-000000001302'),
};

const ofDefect = {
  defectId: id<DefectId>('0197f1c2-1401-7000-8000-000000001401'),
  bookingId: described(
    orNull(bookingId),
    'The booking at whose check-in or return it was found. Null: seen by somebody who did not have the vehicle.',
  ),
};

const photoId = id<DamagePhotoId>('0197f1c2-0b03-7000-8000-000000000b03');

const day = (example: string) => recordedText<Day>(example);

/** A plan of the vehicle's service, or one of its papers. */
const ofPlan = {
  planId: id<ServicePlanId>('0197f1c2-1201-7000-8000-000000001201'),
  kind: oneOf(serviceKinds, 'ServiceKind'),
};

const papersEnd = described(
  orNull(object('PapersEnd', { paper: oneOf(paperKinds, 'PaperKind'), lastDay: day('2026-12-31') })),
  'Of all papers of the vehicle from now on, the one that ends first; null if none is known.',
);

/** The facts stored in a vehicle's stream. */
export const vehicleEvents = declareEvents({
  VehicleAdded: { says: 'The vehicle joined the fleet.', data: details },
  VehicleDetailsChanged: { says: 'The vehicle is now described by these details, all of them.', data: details },
  MaintenanceStarted: {
    says: 'The vehicle is in maintenance. Recorded again, in full, when the expected end or the reason changes.',
    data: { expectedEndAt: orNull(instant('2026-11-25T08:00:00.000Z')), reason: orNull(erasableText('Brakes')) },
  },
  MaintenanceEnded: { says: 'Maintenance is over. The vehicle is in service again.', data: {} },
  VehicleWithdrawn: {
    says: 'The vehicle is out of service for another reason than maintenance.',
    data: { reason: orNull(erasableText('Lent out')) },
  },
  VehicleReturnedToFleet: { says: 'The vehicle is in service again.', data: {} },
  VehicleRetired: { says: 'The vehicle left the fleet permanently. Another one can take its name.', data: {} },
  VehicleStickerIssued: {
    says: 'The vehicle has a sticker with this code. An earlier code leads nowhere.',
    data: { code: recordedText('K7QX3MPN') },
  },
  VehicleKeysChanged: {
    says: 'Where the keys are and which codes open the vehicle was written down, or removed. The words are not in the log.',
    data: { isKnown: yesOrNo(true) },
  },
  DamageResolved: {
    says: 'Damage is repaired, or needs no repair.',
    data: { ...ofDamage, note: orNull(erasableText('Polished')) },
  },
  ServicePlanSet: {
    says: 'The vehicle needs this again and again. Recorded again, in full, when the plan changes.',
    data: {
      ...ofPlan,
      name: described(orNull(typedText('Winch')), 'Of the kind `other` only.'),
      everyKm: orNull(wholeNumber(15_000)),
      everyMonths: orNull(wholeNumber(12)),
      lastDoneOn: orNull(day('2026-06-01')),
      lastDoneKm: orNull(wholeNumber(40_000)),
      validUntil: described(orNull(day('2026-12-31')), 'The last valid day of a paper.'),
      papersEnd,
    },
  },
  ServicePlanEnded: { says: 'The vehicle does not need this any more.', data: { ...ofPlan, papersEnd } },
  ServiceDone: {
    says: 'What a plan asks for was done, or a paper renewed.',
    data: {
      ...ofPlan,
      serviceId: id<ServiceId>('0197f1c2-1301-7000-8000-000000001301'),
      doneOn: day('2026-11-26'),
      mileageKm: orNull(wholeNumber(54_400)),
      costCents: described(orNull(wholeNumber(42_050)), 'Hundredths of the currency.'),
      validUntil: described(orNull(day('2027-12-31')), 'The new last valid day of a paper.'),
      papersEnd,
    },
  },
  ServicePaperReceived: {
    says: 'A paper of what was done, such as an invoice, arrived.',
    data: {
      ...ofPaper,
      mediaType: oneOf(paperMediaTypes, 'PaperMediaType'),
      paperSha256: described(
        recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
        'The SHA-256 of the paper as it is kept, hexadecimal.',
      ),
    },
  },
  ServicePaperErased: {
    says: 'A paper of what was done was erased. Its hash stays.',
    data: { ...ofPaper, because: oneOf(textErasureReasons, 'TextErasureReason') },
  },
  DefectReported: {
    says: 'Something of the vehicle is not all right, as a checklist asked, or as somebody saw. It is a defect from now on, and stands until it is fixed or declined.',
    data: {
      ...ofDefect,
      occasion: oneOf(defectOccasions, 'DefectOccasion'),
      editionId: described(orNull(id<EditionId>('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78')), 'Null: the sixteen items.'),
      item: described(recordedText('oxygen-tank'), 'Of the checklist; `seen` if somebody saw it.'),
      place: addedLater(
        described(oneOf(damagePlaceIds, 'DamagePlace'), 'On the drawing of the vehicle, of what somebody saw.'),
      ),
      label: object('DefectLabel', { en: typedText('Oxygen tank'), he: typedText('בלון חמצן') }),
      isCritical: described(yesOrNo(false), 'As the edition has it: such a defect takes the vehicle out of service.'),
      seenToSince: addedLater(
        described(
          yesOrNo(true),
          'The form was sent late, and after it was filled in the office had seen to it: the vehicle stayed in service.',
        ),
      ),
      words: erasableText('The gauge does not move'),
      reading: described(orNull(decimalNumber(20)), 'Of the number that the item asks for, if one was read.'),
      expiresOn: orNull(day('2026-10-31')),
      photoIds: described(list(photoId), 'Photos that follow.'),
    },
  },
  DefectProgressed: {
    says: 'An administrator acknowledged, planned, fixed, declined or reopened a defect.',
    data: {
      ...ofDefect,
      to: oneOf(defectStates, 'DefectState'),
      note: orNull(erasableText('At the garage of the north')),
      plannedOn: orNull(day('2026-12-01')),
      costCents: described(orNull(wholeNumber(42_050)), 'Hundredths of the currency.'),
      photoIds: described(list(photoId), 'Photos that follow.'),
    },
  },
  SeenPhotoReceived: {
    says: 'A photo of what somebody saw at the vehicle arrived.',
    data: {
      defectId: ofDefect.defectId,
      photoId,
      photoSha256: described(
        recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
        'The SHA-256 of the photo as it is kept, hexadecimal.',
      ),
    },
  },
  SeenPhotoErased: {
    says: 'A photo of what somebody saw at the vehicle was erased. Its hash stays.',
    data: { defectId: ofDefect.defectId, photoId, because: oneOf(textErasureReasons, 'TextErasureReason') },
  },
  DefectWordsErased: {
    says: 'An administrator erased the words of a defect. Its report keeps a hash of them.',
    data: {
      defectId: ofDefect.defectId,
      eventId: id('0197f1c2-0e01-7000-8000-000000000e01'),
      because: oneOf(textErasureReasons, 'TextErasureReason'),
    },
  },
  DamageReopened: { says: 'The damage was resolved by mistake, or shows again.', data: ofDamage },
  DamageContested: {
    says: 'Somebody whom the bracket of the damage names contests that it is theirs, or that it is damage.',
    data: {
      ...ofDamage,
      responderId: described(responderId, 'Who contests it.'),
      words: erasableText('The dent was there when I took the vehicle.'),
    },
  },
  DamageSettled: {
    says: 'An administrator settled whose damage it is. A later one replaces it.',
    data: {
      ...ofDamage,
      outcome: oneOf(settlementOutcomes, 'DamageSettlementOutcome'),
      attributedTo: described(orNull(bookingId), 'The shift to which it is attributed.'),
      responderId: described(orNull(responderId), 'Who had the vehicle in that shift.'),
      reason: erasableText('The photo of the return shows it.'),
    },
  },
});

export type VehicleEvent = EventOf<typeof vehicleEvents>;
export type VehicleAdded = EventOf<typeof vehicleEvents, 'VehicleAdded'>;
export type VehicleDetailsChanged = EventOf<typeof vehicleEvents, 'VehicleDetailsChanged'>;
export type MaintenanceStarted = EventOf<typeof vehicleEvents, 'MaintenanceStarted'>;
export type VehicleRetired = EventOf<typeof vehicleEvents, 'VehicleRetired'>;
export type ServicePlanSet = EventOf<typeof vehicleEvents, 'ServicePlanSet'>;
export type ServiceDone = EventOf<typeof vehicleEvents, 'ServiceDone'>;
export type ServicePlanEnded = EventOf<typeof vehicleEvents, 'ServicePlanEnded'>;
export type VehicleStickerIssued = EventOf<typeof vehicleEvents, 'VehicleStickerIssued'>;
export type VehicleKeysChanged = EventOf<typeof vehicleEvents, 'VehicleKeysChanged'>;
export type DamageResolved = EventOf<typeof vehicleEvents, 'DamageResolved'>;
export type DefectReported = EventOf<typeof vehicleEvents, 'DefectReported'>;
export type DefectProgressed = EventOf<typeof vehicleEvents, 'DefectProgressed'>;
export type ServicePaperReceived = EventOf<typeof vehicleEvents, 'ServicePaperReceived'>;
export type ServicePaperErased = EventOf<typeof vehicleEvents, 'ServicePaperErased'>;
export type SeenPhotoReceived = EventOf<typeof vehicleEvents, 'SeenPhotoReceived'>;
export type SeenPhotoErased = EventOf<typeof vehicleEvents, 'SeenPhotoErased'>;
export type DefectWordsErased = EventOf<typeof vehicleEvents, 'DefectWordsErased'>;
export type DamageReopened = EventOf<typeof vehicleEvents, 'DamageReopened'>;
export type DamageContested = EventOf<typeof vehicleEvents, 'DamageContested'>;
export type DamageSettled = EventOf<typeof vehicleEvents, 'DamageSettled'>;
