import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsOptional } from 'class-validator';

/** A filter of a list's address that is there or not: `?unsigned=true`. What its absence leaves out it cannot ask for. */
export const OnlyTrue = (name: string, description: string) =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, enum: [true], example: true, description }),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value)),
    Equals(true, { message: `${name} must be true or left out.` }),
  );
