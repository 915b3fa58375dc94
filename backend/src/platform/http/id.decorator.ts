import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsUUID } from 'class-validator';

/**
 * The id of something, as a body or a query names it. Kept in lower case, like the ids of paths: locks and partitions of
 * the log compare ids as text.
 */
export const IsId = (message: string) =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.toLowerCase() : value)),
    IsUUID('all', { message }),
  );
