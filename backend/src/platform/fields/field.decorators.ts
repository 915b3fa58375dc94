import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsOptional, IsString, IsUUID, MaxLength, ValidateBy } from 'class-validator';
import { isPlainText, parseInstant, trimmedText } from '@rigbook/contracts/kernel';

/** A filter in the address of a list that is either on or left out: `?unsigned=true`. There is no way to ask for the opposite. */
export const TrueOrAbsent = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, enum: [true], example: true, description }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value)),
    Equals(true, { message: ({ property }) => `${property} must be true or left out.` }),
  );

/**
 * The id of something, as a body or a query names it. Kept in lower case, like the ids of paths: locks and partitions of
 * the log compare ids as text.
 */
export const IsId = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID('all', { message }),
  );

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

/** What is wrong with a trimmed text, as a sentence for its field; undefined when it is right. */
export type TextProblem = (text: string) => string | undefined;

/**
 * Text that follows a rule of the contracts, and is refused with the rule's message; missing text counts as empty. It is
 * trimmed, and must not contain characters that cannot be stored (INVALID_TEXT).
 */
export const FollowsTextRule = (problem: TextProblem) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmedText(value) : value)),
    ValidateBy({
      name: IS_FREE_TEXT,
      validator: {
        validate: (value: unknown) => typeof value !== 'string' || isPlainText(value),
        defaultMessage: (argument) => `${argument?.property ?? 'Text'} contains characters that cannot be stored.`,
      },
    }),
    ValidateBy({
      name: 'followsTextRule',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && problem(value) === undefined,
        defaultMessage: (argument) => messageFor(argument?.property ?? 'The field', argument?.value, problem),
      },
    }),
  );

function messageFor(property: string, value: unknown, problem: TextProblem): string {
  const asText = value === undefined || value === null ? '' : value;
  const message = typeof asText === 'string' ? problem(asText) : undefined;
  return message ?? `${property} must be text.`;
}
