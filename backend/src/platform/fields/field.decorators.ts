import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsString, IsUUID, MaxLength, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { isPlainText, parseInstant, trimmedText } from '@rigbook/contracts/kernel';

/** A check of a field's value, and the message if it fails. */
export const Holds = (
  name: string,
  validate: (value: unknown, argument: ValidationArguments) => boolean,
  message: string | ((argument: ValidationArguments) => string),
) => ValidateBy({ name, validator: { validate: validate as (value: unknown) => boolean } }, { message });

/** Checks the field only where it was sent; `IsOptional` of the library would let null through as well. */
export const IfSent = () => ValidateIf((_dto: object, value: unknown) => value !== undefined);

/** A filter in the address of a list that is either on or left out: `?unsigned=true`. There is no way to ask for the opposite. */
export const TrueOrAbsent = (description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, enum: [true], example: true, description }),
    IfSent(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value)),
    Equals(true, { message: ({ property }) => `${property} must be true or left out.` }),
  );

const inLowerCase = (value: unknown): unknown => (typeof value === 'string' ? value.toLowerCase() : value);

/**
 * The id of something, as a body or a query names it. Kept in lower case, like the ids of paths: locks and partitions of
 * the log compare ids as text.
 */
export const IsId = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => inLowerCase(value)),
    IsUUID('all', { message }),
  );

/** A list of such ids. */
export const IsIds = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(inLowerCase) : value)),
    IsUUID('all', { each: true, message }),
  );

/** An ISO 8601 date-time that says its offset; the field then holds the same moment in UTC as an `Instant`. */
export const IsInstant = () =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? (parseInstant(value) ?? value) : value)),
    Holds(
      'isInstant',
      (value) => typeof value === 'string' && parseInstant(value) !== undefined,
      ({ property }) => `${property} must be a date and time with its offset, such as 2026-11-22T16:00:00Z.`,
    ),
  );

export const IS_FREE_TEXT = 'isFreeText';

/**
 * Trims text, and refuses NUL, lone surrogates and control characters other than line breaks and tabs (answered as
 * INVALID_TEXT, before the database would refuse them).
 */
const IsStorable = (advice = '') =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? trimmedText(value) : value)),
    Holds(
      IS_FREE_TEXT,
      (value) => typeof value !== 'string' || isPlainText(value),
      ({ property }) => `${property} contains characters that cannot be stored.${advice}`,
    ),
  );

/** Typed text of at most `maxLength` characters. */
export const IsFreeText = (maxLength: number) =>
  applyDecorators(
    IsStorable(' Please retype it.'),
    IsString({ message: ({ property }) => `${property} must be text.` }),
    MaxLength(maxLength, { message: ({ property }) => `${property} must be at most ${maxLength} characters.` }),
  );

/** What is wrong with a trimmed text, as a sentence for its field; undefined when it is right. */
export type TextProblem = (text: string) => string | undefined;

/** Text that follows a rule of the contracts, and is refused with the rule's message; missing text counts as empty. */
export const FollowsTextRule = (problem: TextProblem) =>
  applyDecorators(
    IsStorable(),
    Holds(
      'followsTextRule',
      (value) => typeof value === 'string' && problem(value) === undefined,
      ({ property, value }) => messageFor(property, value, problem),
    ),
  );

function messageFor(property: string, value: unknown, problem: TextProblem): string {
  const asText = value === undefined || value === null ? '' : value;
  const message = typeof asText === 'string' ? problem(asText) : undefined;
  return message ?? `${property} must be text.`;
}
