import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsNotEmpty, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { IfSent, IsFreeText, IsId, IsInstant } from './field.decorators.js';
import { detailsOf, Id, Moment, OneOf, type Said, Text, Whole, YesOrNo } from './response-fields.js';

/*
 * The kinds of fields that requests take: each checks what was sent, and says in the API document what it checks. The first
 * check that fails words the refusal, so their order counts. A field that may be left out has one of the first two as well.
 */

/** The field may be left out, and null means the same. */
export const OptionalOrNull = () => applyDecorators(ApiProperty({ required: false, nullable: true }), IsOptional());

/** The field may be left out. If it is sent it is validated: null is not the same as left out. */
export const Optional = () => applyDecorators(ApiProperty({ required: false }), IfSent());

/** Typed text: trimmed, at most `maxLength` characters. */
export const TakesText = (maxLength: number, ...said: Said) =>
  applyDecorators(Text({ maxLength, ...detailsOf(said) }), IsFreeText(maxLength));

/** Typed text that must not be empty. */
export const TakesFilledText = (maxLength: number, message: string, ...said: Said) =>
  applyDecorators(
    Text({ minLength: 1, maxLength, ...detailsOf(said) }),
    IsNotEmpty({ message }),
    IsFreeText(maxLength),
  );

/** Text kept exactly as sent, such as a file. */
export const TakesRawText = (maxLength: number, ...said: Said) =>
  applyDecorators(
    Text({ maxLength, ...detailsOf(said) }),
    IsString({ message: ({ property }) => `${property} must be text.` }),
    MaxLength(maxLength, { message: ({ property }) => `${property} must be at most ${maxLength} characters.` }),
  );

/** A whole number in an address. */
export const TakesWhole = (minimum: number, maximum: number, ...said: Said) =>
  applyDecorators(
    Whole({ minimum, maximum, ...detailsOf(said) }),
    Type(() => Number),
    IsInt({ message: ({ property }) => `${property} must be a whole number.` }),
    Min(minimum, { message: ({ property }) => `${property} must be at least ${minimum}.` }),
    Max(maximum, { message: ({ property }) => `${property} must be at most ${maximum}.` }),
  );

export const TakesInstant = (...said: Said) => applyDecorators(Moment(...said), IsInstant());

export const TakesId = (message: string, ...said: Said) => applyDecorators(Id(...said), IsId(message));

/** One of the words. */
export const TakesOneOf = (words: readonly string[], name: string, message: string, ...said: Said) =>
  applyDecorators(OneOf(words, name, ...said), IsIn(words, { message }));

export const TakesYesOrNo = (...said: Said) =>
  applyDecorators(YesOrNo(...said), IsBoolean({ message: ({ property }) => `${property} must be true or false.` }));
