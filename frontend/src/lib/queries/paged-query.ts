import type { paths } from '@rigbook/contracts/api.types';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Answer } from '../http/answers.js';
import { api } from '../http/client.js';

type ListOf<Items> = { get: { responses: { 200: { content: { 'application/json': Items } } } } };
/** The API's lists. */
type ListPath = { [Path in keyof paths]: paths[Path] extends ListOf<readonly unknown[]> ? Path : never }[keyof paths];
type ItemOf<Path extends ListPath> = paths[Path] extends ListOf<readonly (infer Item)[]> ? Answer<Item> : never;
type QueryOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>;
type IdsOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['path']>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; undefined at the end. */
  readonly next: string | undefined;
}

interface PagedList<Path extends ListPath> {
  readonly path: Path;
  readonly key: QueryKey;
  /** For the placeholders in the path. */
  readonly ids?: IdsOf<Path>;
  readonly filter?: Omit<QueryOf<Path>, 'cursor' | 'limit'>;
  /** Items per page; the server decides by default. */
  readonly atOnce?: number;
  /** After this many items there is no next page. */
  readonly mostPages?: number;
}

/** A list of the API that is loaded page by page. */
export const pagedQuery = <Path extends ListPath>(list: PagedList<Path>) =>
  infiniteQueryOptions({
    queryKey: list.key,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<Page<ItemOf<Path>>> => {
      const query = { ...list.filter, ...(list.atOnce && { limit: list.atOnce }), ...(cursor && { cursor }) };
      // the list's fields type the query; the client cannot, since the path varies
      const { data, response } = (await api.GET(list.path, { params: { path: list.ids, query } } as never)) as {
        data?: ItemOf<Path>[];
        response: Response;
      };
      return { items: data ?? [], next: nextCursor(response) };
    },
    getNextPageParam: ({ next }, pages) => (pages.length < (list.mostPages ?? Infinity) ? next : undefined),
    refetchOnMount: 'always',
  });

/** The items of all loaded pages; undefined before the first. */
export const itemsOf = <Item>(data: { readonly pages: readonly Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items);

interface LoadedByPage {
  readonly hasNextPage: boolean;
  readonly isFetching: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => unknown;
}

/** Loads one page after the other, for what is shown or printed as a whole. */
export function useAllPages({ hasNextPage, isFetching, error, fetchNextPage }: LoadedByPage): void {
  const wants = hasNextPage && !isFetching && !error;
  useEffect(() => {
    if (wants) void fetchNextPage();
  }, [wants, fetchNextPage]);
}

interface NextPages {
  readonly hasNextPage: boolean;
  readonly error: unknown;
  readonly fetchNextPage: () => Promise<NextPages>;
}

/** Loads the pages that are missing, before the list is printed. */
export async function loadAllPages(list: NextPages): Promise<void> {
  for (let page = list; page.hasNextPage && !page.error;) page = await page.fetchNextPage();
}

const nextLink = /<([^>]+)>;\s*rel="next"/;

function nextCursor(response: Response): string | undefined {
  const target = nextLink.exec(response.headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : (new URL(target, response.url).searchParams.get('cursor') ?? undefined);
}
