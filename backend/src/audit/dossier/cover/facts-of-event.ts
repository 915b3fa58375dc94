import { checkInItemIds } from '@rigbook/contracts/booking/shift/check-in.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { BookingEvent, VehicleCheckedIn, VehicleCheckedOut } from '../../../booking/booking.events.js';
import type { CoverLabel, CoverWords } from './cover-words.js';

/** A line of the cover page; without a value it is left out. */
export type Fact = readonly [label: CoverLabel, value: string | null];

/** What an event says, in words. `shown` writes an instant on the organisation's clocks. */
export function factsOf(event: BookingEvent, words: CoverWords, shown: (at: Instant) => string): readonly Fact[] {
  switch (event.type) {
    case 'BookingRequested':
      return [
        ['period', `${shown(event.data.startAt)} – ${shown(event.data.endAt)}`],
        ['purpose', event.data.purpose],
        ...event.data.eligibilityWarnings.map((warning): Fact => ['warnings', words.warning[warning]]),
      ];
    case 'BookingApproved':
      return [['adminNotes', event.data.adminNotes]];
    case 'BookingRejected':
      return [['reason', event.data.reason]];
    case 'BookingCancelled':
      return [
        ['by', words.party[event.data.cancelledBy]],
        ['reason', event.data.reason],
      ];
    case 'AgreementSigned':
      return [
        ['edition', event.data.agreementVersion],
        ['documentHash', event.data.pdfSha256],
      ];
    case 'VehicleCheckedIn':
      return checkedIn(event, words, shown);
    case 'VehicleCheckedOut':
      return checkedOut(event, words);
  }
}

function checkedIn({ data }: VehicleCheckedIn, words: CoverWords, shown: (at: Instant) => string): readonly Fact[] {
  const { odometerDiscrepancy: discrepancy, completedOnDeviceAt: completedAt } = data;
  return [
    ['mileage', words.kilometres(data.mileageKm)],
    ['fuel', `${data.fuelPercent}%`],
    ['lastMileage', discrepancy && words.kilometres(discrepancy.lastMileageKm)],
    ['ticked', listed(data.checklist.map(words.item))],
    ['notTicked', listed(checkInItemIds.filter((item) => !data.checklist.includes(item)).map(words.item))],
    ['preExistingDamage', data.preExistingDamage],
    ['notes', data.notes],
    ['completedOnDevice', completedAt && shown(completedAt)],
  ];
}

const checkedOut = ({ data }: VehicleCheckedOut, words: CoverWords): readonly Fact[] => [
  ['by', words.party[data.checkedOutBy]],
  ['mileage', words.kilometres(data.mileageKm)],
  ['fuel', `${data.fuelPercent}%`],
  ...data.damageReports.map((report): Fact => ['damage', words.damage(report)]),
  ['damage', data.damageReports.length === 0 && data.noDamageConfirmed ? words.noDamage : null],
  ['notes', data.notes],
];

const listed = (texts: readonly string[]): string | null => (texts.length === 0 ? null : texts.join(', '));
