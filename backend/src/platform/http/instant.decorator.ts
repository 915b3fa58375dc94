import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { parseInstant } from '@rigbook/contracts/kernel/time';

/** An ISO 8601 date-time that says its offset; the field then holds the same moment in UTC as an `Instant`. */
export const IsInstant = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (parseInstant(value) ?? value) : value)),
    ValidateBy({
      name: 'isInstant',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && parseInstant(value) !== undefined,
        defaultMessage: (argument) =>
          `${argument?.property ?? 'The time'} must be a date and time with its offset, such as 2026-11-22T16:00:00Z.`,
      },
    }),
  );
