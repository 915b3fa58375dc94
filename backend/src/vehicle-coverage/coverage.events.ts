import { coverageCounts } from '@rigbook/contracts/vehicle-coverage/coverage.words';
import type { CoverageFloorId } from '@rigbook/contracts/kernel';
import { weekdays } from '@rigbook/contracts/standing-shifts/standing-shift.words';
import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import { described, id, list, oneOf, typedText, wholeNumber } from '../platform/events/event-fields.js';

export const COVERAGE_STREAM = 'coverage';

/** The floors of the organization are one stream. Its id is the same in every installation. */
export const coverageStreamId = '01900000-0000-7000-8000-000000000010';

const ofFloor = {
  floorId: id<CoverageFloorId>('0197f1c2-1501-7000-8000-000000001501'),
  vehicleType: typedText('Advanced Life Support'),
  counts: described(
    oneOf(coverageCounts, 'CoverageCount'),
    '`free`: vehicles that nobody has or asks for; `on-shift`: vehicles that somebody has on an approved shift.',
  ),
  least: wholeNumber(1),
  weekdays: described(list(oneOf(weekdays, 'Weekday')), 'On which the hours begin.'),
  fromHour: described(wholeNumber(22), "0 to 23, in the organization's time zone."),
  untilHour: described(wholeNumber(2), '1 to 24; not after `fromHour`: on the next day.'),
};

/** What administrators want to have at hand. */
export const coverageEvents = declareEvents({
  CoverageFloorSet: {
    says: 'An administrator set or changed how many vehicles of a type are to be free, or on shift, in some hours of the week. The fields are all of it.',
    data: ofFloor,
  },
  CoverageFloorRemoved: { says: 'An administrator removed a floor, which stood like this.', data: ofFloor },
});

export type CoverageEvent = EventOf<typeof coverageEvents>;
export type CoverageFloorSet = EventOf<typeof coverageEvents, 'CoverageFloorSet'>;
export type CoverageFloorRemoved = EventOf<typeof coverageEvents, 'CoverageFloorRemoved'>;
