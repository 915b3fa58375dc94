import { isFuelPercent, isMileage, mileageRange } from '@rigbook/contracts/booking/shift/check-in.rules';
import { Holds, TakesWhole } from '../../platform/fields/index.js';

const IsReading = (name: string, holds: (value: number) => boolean, message: string) =>
  Holds(name, (value) => typeof value === 'number' && holds(value), message);

/** What the fuel gauge shows. */
export const IsFuelPercent = () =>
  IsReading('isFuelPercent', isFuelPercent, 'fuelLevel must be a whole number from 0 to 100.');

/** What the odometer shows. */
export const IsMileage = (field = 'mileage') =>
  IsReading(
    'isMileage',
    isMileage,
    `${field} must be a whole number of kilometers from ${mileageRange.least} to ${mileageRange.most}.`,
  );

const MOST_CONTESTS = 1_000;

/** Who contests a reading in the meantime is not settled unread. */
export const TakesContestsRead = (fewest: 0 | 1, more = '') =>
  TakesWhole(fewest, MOST_CONTESTS, 1, `How many open contests of it the caller has read.${more}`);
