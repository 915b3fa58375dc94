import { isServiceDay } from '@rigbook/contracts/fleet/service-plan.rules';
import { parseDay } from '@rigbook/contracts/kernel';
import { Holds } from '../platform/fields/index.js';

/** A day that the calendar has, of years in which there are instants. */
export const IsDay = () =>
  Holds(
    'isDay',
    (value) => {
      const day = typeof value === 'string' ? parseDay(value) : undefined;
      return day !== undefined && isServiceDay(day);
    },
    ({ property }) => `${property} must be a day of the years 1900 to 2998, such as 2026-11-22.`,
  );
