import type { Page, PagePlace, PageRequest } from './page.js';

export interface Paged<Row> {
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
