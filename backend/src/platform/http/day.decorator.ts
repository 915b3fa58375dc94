import { ValidateBy } from 'class-validator';
import { parseDay } from '@rigbook/contracts/kernel/calendar';

/** A calendar day. */
export const IsDay = () =>
  ValidateBy({
    name: 'isDay',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && parseDay(value) !== undefined,
      defaultMessage: (argument) => `${argument?.property ?? 'The day'} must be a day, such as 2026-11-22.`,
    },
  });
