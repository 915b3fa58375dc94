import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, ApiResponse } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { isUuid } from '@rigbook/contracts/kernel/ids';
import { type Instant, parseInstant } from '@rigbook/contracts/kernel/time';
import { Refusal } from '../decisions/refusal.js';
import type { RigbookRequest } from './rigbook-request.js';

const DEFAULT_LIMIT = 100;
const MOST = 500;

/** The entry that a page begins after (keyset paging), so that every page costs the same. */
export interface PagePlace {
  readonly at: Instant;
  readonly id: string;
}

export interface PageRequest {
  readonly limit: number;
  readonly after: PagePlace | undefined;
}

export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** `limit` and `cursor` of a list's address. */
export class PageQuery {
  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MOST,
    default: DEFAULT_LIMIT,
    description: 'The number of entries on a page.',
  })
  @IsOptional()
  @Type(() => Number)
  @Max(MOST, { message: `limit must be at most ${MOST}.` })
  @Min(1, { message: 'limit must be at least 1.' })
  @IsInt({ message: 'limit must be a whole number.' })
  limit?: number;

  @ApiPropertyOptional({ description: 'From the Link header of the previous page; opaque.' })
  @IsOptional()
  @MaxLength(200, { message: 'cursor must come from a Link header.' })
  @IsString({ message: 'cursor must be text.' })
  cursor?: string;
}

/** @throws Refusal VALIDATION_FAILED for a cursor that no page gave out */
export const pageRequest = ({ limit = DEFAULT_LIMIT, cursor }: PageQuery): PageRequest => ({
  limit,
  after: cursor === undefined ? undefined : placeOf(cursor),
});

function placeOf(cursor: string): PagePlace {
  const [at, id] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ');
  const parsed = parseInstant(at ?? '');
  if (parsed === undefined || id === undefined || !isUuid(id))
    throw new Refusal('VALIDATION_FAILED', {
      errors: [{ field: 'cursor', message: 'cursor must come from a Link header.' }],
    });
  return { at: parsed, id };
}

/** Names the next page in a Link header, if there is one. */
export function linkNextPage<Row>(
  { request, reply }: { request: RigbookRequest; reply: FastifyReply },
  page: Page<Row>,
  placeOfRow: (row: Row) => PagePlace,
): void {
  const last = page.rows.at(-1);
  if (!page.hasMore || last === undefined) return;
  const { at, id } = placeOfRow(last);
  const [path = '', search] = request.url.split('?', 2);
  const parameters = new URLSearchParams(search);
  parameters.set('cursor', Buffer.from(`${at} ${id}`).toString('base64url'));
  void reply.header('Link', `<${path}?${parameters.toString()}>; rel="next"`);
}

/** Documents a list answer and its Link header. */
export const ApiPage = (item: new () => object) =>
  applyDecorators(
    ApiResponse({
      status: 200,
      description: 'One page of the list.',
      type: [item],
      headers: {
        Link: { description: 'The next page, if there is one: `<...>; rel="next"`.', schema: { type: 'string' } },
      },
    }),
  );

interface Paged<Row> {
  readonly page: (request: PageRequest) => Promise<Page<Row>>;
  readonly placeOf: (row: Row) => PagePlace;
  readonly atOnce: number;
}

/**
 * All rows, one page at a time, read when the consumer asks for it. No connection is held between pages, and reading stops when
 * the consumer does. Later pages show rows as they are by then.
 */
export async function* allPages<Row>({ page, placeOf, atOnce }: Paged<Row>): AsyncGenerator<readonly Row[], void> {
  for (let after: PagePlace | undefined; ;) {
    const { rows, hasMore } = await page({ limit: atOnce, after });
    yield rows;
    const last = rows.at(-1);
    if (!hasMore || last === undefined) return;
    after = placeOf(last);
  }
}
