import type {
  DamageId,
  DamagePhotoId,
  DamageReportId,
  Day,
  DefectId,
  EditionId,
  HandingOnId,
  StandingShiftId,
  SubstitutionId,
  WishId,
} from '@rigbook/contracts/kernel';
import { actingParties } from '@rigbook/contracts/booking/booking.words';
import { damagePlaceIds } from '@rigbook/contracts/booking/shift/damage-places.words';
import { damageAreaIds, damageSeverityIds } from '@rigbook/contracts/booking/shift/damage.words';
import { mileageQuestions } from '@rigbook/contracts/booking/shift/odometer.rules';
import { overridableRules } from '@rigbook/contracts/booking/requesting/overriding.rules';
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
  vehicleId,
  wholeNumber,
  yesOrNo,
} from '../platform/events/event-fields.js';

/** What the events of a booking have in common. */
export const wishId = id<WishId>('0197f1c2-0f01-7000-8000-000000000f01');
export const standingShiftId = addedLater(
  described(
    id<StandingShiftId>('0197f1c2-1001-7000-8000-000000001001'),
    'The standing shift that made the booking, and approved it unless a warning stands.',
  ),
);
export const handingOnId = id<HandingOnId>('0197f1c2-1101-7000-8000-000000001101');
export const substitutionId = id<SubstitutionId>('0197f1c2-1301-7000-8000-000000001301');
export const ofBooking = { responderId, vehicleId };
export const period = { startAt: instant(), endAt: instant('2026-11-23T20:00:00.000Z') };
export const hoursOfWeek = object('HistoryHoursOfWeek', {
  weekStartsOn: described(recordedText<Day>('2026-11-22'), 'A Sunday.'),
  hours: decimalNumber(4),
});
export const kilometers = (example: number) => described(wholeNumber(example), 'Kilometers.');
export const actingParty = oneOf(actingParties, 'ActingParty');
/** Left out where it is none. */
export const turnRound = {
  turnRoundMinutes: addedLater(described(wholeNumber(30), 'Minutes for which the vehicle is held after the end.')),
};
export const overridden = described(
  list(oneOf(overridableRules, 'OverridableRule')),
  'The rules about the responder that an administrator overrode.',
);

export const damageId = id<DamageId>('0197f1c2-0b01-7000-8000-000000000b01');
export const photoId = id<DamagePhotoId>('0197f1c2-0b03-7000-8000-000000000b03');
export const damageReport = object('HistoryDamageReport', {
  area: oneOf(damageAreaIds, 'DamageArea'),
  place: addedLater(
    described(oneOf(damagePlaceIds, 'DamagePlace'), 'Left out if it is not on the drawing of the vehicle.'),
  ),
  severity: oneOf(damageSeverityIds, 'DamageSeverity'),
  description: erasableText('A scratch of ten centimetres'),
  reportId: addedLater(
    described(
      id<DamageReportId>('0197f1c2-0b02-7000-8000-000000000b02'),
      'Made by the device. With the booking it makes the id of the damage.',
    ),
  ),
  photoIds: addedLater(described(list(photoId), 'Photos that follow. Left out if none do.')),
});

/** What a check-in says of damage. */
export const damageSeen = {
  damageReports: addedLater(described(list(damageReport), 'What nobody had reported before. Left out if nothing.')),
  confirmedDamage: addedLater(
    described(list(damageId), 'The known damage that the responder saw too. Left out if none.'),
  ),
};

const answeredEdition = object('AnsweredEdition', {
  editionId: described(orNull(id<EditionId>('5b2f6c1e-0b7d-5a55-8a0e-3c2a1f0d9e78')), 'Null: the sixteen items.'),
  edition: wholeNumber(2),
});

const answersToItems = list(
  object('AnswerToItem', {
    item: recordedText('oxygen-tank'),
    label: object('AnsweredLabel', { en: typedText('Oxygen tank'), he: typedText('בלון חמצן') }),
    isFine: yesOrNo(true),
    reading: addedLater(decimalNumber(150)),
    expiresOn: addedLater(recordedText<Day>('2027-03-31')),
    photoIds: addedLater(described(list(photoId), 'Photos that follow, of what is all right.')),
    defectId: addedLater(described(id<DefectId>('0197f1c2-1401-7000-8000-000000001401'), 'The defect that it became.')),
  }),
);

/** How a checklist was answered. Left out by forms that only tick. Of a joint handover both bookings have it, the outgoing one with the photos. */
export const checklistAnswered = {
  checklistEdition: addedLater(answeredEdition),
  checklistAnswers: addedLater(described(answersToItems, 'In the order of the edition, as its items were worded.')),
};

/** In a joint handover, how who gave the vehicle back answered the checklist of the return. Left out without one. */
export const returnChecklistAnswered = {
  returnChecklistEdition: addedLater(
    described(
      answeredEdition,
      'Of a joint handover: the edition of the return, which the outgoing responder answered.',
    ),
  ),
  returnChecklistAnswers: addedLater(
    described(answersToItems, 'Of a joint handover: the answers to the edition of the return, in its order.'),
  ),
};

/** Left out of a check-in or checkout that one responder did alone. */
export const takenOverFrom = addedLater(
  described(
    object('TakenOverFrom', { bookingId, responderId }),
    'The booking and responder who handed the vehicle over at the vehicle, in the same commit and with the same readings.',
  ),
);
export const handedOverTo = addedLater(
  described(
    object('HandedOverTo', {
      bookingId,
      responderId,
      confirmedAt: described(
        instant('2026-11-23T19:56:00.000Z'),
        'When the outgoing responder confirmed the readings.',
      ),
    }),
    'The booking and responder who took the vehicle over at the vehicle, in the same commit and with the same readings.',
  ),
);

/** Left out where nobody said where the vehicle stands, and of joint handovers. */
export const parking = addedLater(
  described(
    object('Parking', {
      place: orNull(erasableText('Level -2, bay 14')),
      position: described(
        orNull(
          object('ParkedPosition', {
            latitudeMicrodegrees: described(wholeNumber(32_085_300), 'Millionths of a degree, north of the equator.'),
            longitudeMicrodegrees: described(wholeNumber(34_781_768), 'Millionths of a degree, east of Greenwich.'),
            accuracyMeters: wholeNumber(12),
          }),
        ),
        'Where the phone was that reported it, if its owner added it.',
      ),
      photoIds: addedLater(described(list(photoId), 'Photos that follow. Left out if none do.')),
    }),
    'Where the vehicle was parked.',
  ),
);

/** Left out where nobody was asked. */
export const mileageAskedBack = addedLater(
  described(
    object('MileageAskedBack', {
      question: oneOf(mileageQuestions, 'MileageQuestion'),
      lastMileageKm: kilometers(48_210),
    }),
    'The mileage was implausible beside the last one. It was asked back, and confirmed.',
  ),
);

/** Left out where enough vehicles are left. */
export const belowFloor = {
  belowFloor: addedLater(
    described(
      list(
        object('ApprovedBelowFloor', {
          vehicleType: typedText('Advanced Life Support'),
          ...period,
          left: described(wholeNumber(0), 'Vehicles of the type that are left free in these hours.'),
          least: described(wholeNumber(1), 'What the floor asks for.'),
          nextBackAt: described(
            orNull(instant('2026-11-23T20:00:00.000Z')),
            'When there are more again, if it is known.',
          ),
        }),
      ),
      'Hours in which the approval leaves fewer free vehicles of the type than a floor asks for.',
    ),
  ),
  coverageReason: addedLater(
    described(erasableText('The other one is at a mass event'), 'Why it was approved all the same.'),
  ),
};

export const addendum = {
  addendumVersion: described(recordedText('2026-11'), 'The edition of the addendum.'),
  addendumSha256: described(
    recordedText('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'),
    'The SHA-256 of its text, hexadecimal. It was accepted at the time of the event, unless `acceptedAt` says otherwise.',
  ),
};
