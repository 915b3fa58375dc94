import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsString, MaxLength, ValidateBy } from 'class-validator';
import { isPlainText, trimmedText } from '@rigbook/contracts/kernel/text';

export const IS_FREE_TEXT = 'isFreeText';

/**
 * Text that a person typed: trimmed, at most `maxLength` characters, no NUL, lone surrogate or control character other
 * than line breaks and tabs (answered as INVALID_TEXT, before the database would refuse it).
 */
export const IsFreeText = (maxLength: number) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmedText(value) : value)),
    ValidateBy({
      name: IS_FREE_TEXT,
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || isPlainText(value),
        defaultMessage: (argument) =>
          `${argument?.property ?? 'Text'} contains characters that cannot be stored. Please retype it.`,
      },
    }),
    IsString({ message: ({ property }) => `${property} must be text.` }),
    MaxLength(maxLength, { message: ({ property }) => `${property} must be at most ${maxLength} characters.` }),
  );
