import type { Page, PagePlace, PageRequest } from './page.js';

export interface Paged<Row> {
  readonly page: (request: PageRequest) => Promise<Page<Row>>;
  readonly placeOf: (row: Row) => PagePlace;
  readonly atOnce: number;
}

/**
 * All rows, page by page, each when the reader wants it: no connection is kept between two of them, and nothing more is asked
 * once the reader has gone. What changes meanwhile is read as it is then.
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
