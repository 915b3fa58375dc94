import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsOptional, ValidateIf } from 'class-validator';

/** The field may be left out. If it is sent it is validated, and null is not the same as left out. */
export const OptionalNotNull = () => ValidateIf((_dto: object, value: unknown) => value !== undefined);

/** A filter in the address of a list that is either on or left out: `?unsigned=true`. There is no way to ask for the opposite. */
export const TrueOrAbsent = (name: string, description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, enum: [true], example: true, description }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value)),
    Equals(true, { message: `${name} must be true or left out.` }),
  );
