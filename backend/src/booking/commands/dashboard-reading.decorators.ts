import { ValidateBy } from 'class-validator';
import { isFuelPercent, isMileage } from '@rigbook/contracts/booking/shift/check-in.rules';

const IsReading = (name: string, holds: (value: number) => boolean, message: string) =>
  ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => typeof value === 'number' && holds(value),
      defaultMessage: () => message,
    },
  });

/** What the fuel gauge shows. */
export const IsFuelPercent = () =>
  IsReading('isFuelPercent', isFuelPercent, 'fuelLevel must be a whole number from 0 to 100.');

/** What the odometer shows. */
export const IsMileage = () =>
  IsReading('isMileage', isMileage, 'mileage must be a whole number of kilometres, 0 or more.');
