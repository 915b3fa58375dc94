import { applyDecorators, UseInterceptors } from '@nestjs/common';
import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { type Instant, isUuid, parseInstant } from '@rigbook/contracts/kernel';
import { Optional, TakesWhole, Text } from '../fields/index.js';
import { Refusal } from '../decisions/refusal.js';
import { JsonText } from './json-text.js';

export const DEFAULT_LIMIT = 100;
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
  /** Where the next page begins; undefined on the last one. */
  readonly next: PagePlace | undefined;
}

/** `limit` and `cursor` of a list's address. */
export class PageQuery {
  @Optional()
  @TakesWhole(1, MOST, { default: DEFAULT_LIMIT, description: 'The number of entries on a page.' })
  limit?: number;

  @Optional()
  @Text({ description: 'From the Link header of the previous page; opaque.' })
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

/** Makes a page of up to `limit + 1` rows: one more than asked for tells that another page follows. */
export const pageOf =
  <Row>(limit: number, place: (row: Row) => PagePlace) =>
  (rows: readonly Row[]): Page<Row> => {
    const last = rows.length > limit ? rows[limit - 1] : undefined;
    return { rows: rows.slice(0, limit), next: last && place(last) };
  };

/** The same page with each row as it is answered. */
export const mapPage = <Row, Item>({ rows, next }: Page<Row>, answer: (row: Row) => Item): Page<Item> => ({
  rows: rows.map((row) => answer(row)),
  next,
});

/** Answers with the rows of a page, and names the next page in a Link header, if there is one. */
class PageInterceptor implements NestInterceptor<Page<object>, object> {
  intercept(execution: ExecutionContext, handler: CallHandler<Page<object>>): Observable<object> {
    const http = execution.switchToHttp();
    const [path = '', search] = http.getRequest<FastifyRequest>().url.split('?', 2);
    return handler.handle().pipe(
      map(({ rows, next }) => {
        if (next === undefined) return answerOf(rows);
        const parameters = new URLSearchParams(search);
        parameters.set('cursor', Buffer.from(`${next.at} ${next.id}`).toString('base64url'));
        void http.getResponse<FastifyReply>().header('Link', `<${path}?${parameters.toString()}>; rel="next"`);
        return answerOf(rows);
      }),
    );
  }
}

const answerOf = (rows: readonly object[]): object => (isJson(rows) ? JsonText.list(rows) : rows);

const isJson = (rows: readonly object[]): rows is readonly JsonText<unknown>[] => rows[0] instanceof JsonText;

/** For a route that returns a {@link Page}: answers with it, and documents the answer and its Link header. */
export const ApiPage = (item: new () => object) =>
  applyDecorators(
    UseInterceptors(new PageInterceptor()),
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
  readonly atOnce: number;
}

/**
 * All rows, one page at a time, read when the consumer asks for it. No connection is held between pages, and reading stops when
 * the consumer does. Later pages show rows as they are by then.
 */
export async function* allPages<Row>({ page, atOnce }: Paged<Row>): AsyncGenerator<readonly Row[], void> {
  for (let after: PagePlace | undefined; ;) {
    const { rows, next } = await page({ limit: atOnce, after });
    yield rows;
    if (next === undefined) return;
    after = next;
  }
}
