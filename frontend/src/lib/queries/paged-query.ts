import type { paths } from '@rigbook/contracts/api.types';
import { infiniteQueryOptions, type QueryKey } from '@tanstack/react-query';
import type { Answer } from '../http/answers.js';
import { api } from '../http/client.js';

type ListOf<Items> = { get: { responses: { 200: { content: { 'application/json': Items } } } } };
/** The lists of the API. */
type ListPath = { [Path in keyof paths]: paths[Path] extends ListOf<readonly unknown[]> ? Path : never }[keyof paths];
type ItemOf<Path extends ListPath> = paths[Path] extends ListOf<readonly (infer Item)[]> ? Answer<Item> : never;
type QueryOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['query']>;
type IdsOf<Path extends ListPath> = NonNullable<paths[Path]['get']['parameters']['path']>;

export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the page that follows; undefined at the end. */
  readonly next: string | undefined;
}

interface PagedList<Path extends ListPath> {
  readonly path: Path;
  readonly key: QueryKey;
  /** For the gaps in the path. */
  readonly ids?: IdsOf<Path>;
  readonly filter?: Omit<QueryOf<Path>, 'cursor' | 'limit'>;
  /** Items on a page; the server decides where it is left out. */
  readonly atOnce?: number;
  /** After that many there is no next page. */
  readonly mostPages?: number;
}

/** A list of the API that is read page by page. */
export const pagedQuery = <Path extends ListPath>(list: PagedList<Path>) =>
  infiniteQueryOptions({
    queryKey: list.key,
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<Page<ItemOf<Path>>> => {
      const query = { ...list.filter, ...(list.atOnce && { limit: list.atOnce }), ...(cursor && { cursor }) };
      // what is asked is typed by the fields of the list; the client cannot follow a path that is not known yet
      const { data, response } = (await api.GET(list.path, { params: { path: list.ids, query } } as never)) as {
        data?: ItemOf<Path>[];
        response: Response;
      };
      return { items: data ?? [], next: nextCursor(response) };
    },
    getNextPageParam: ({ next }, pages) => (pages.length < (list.mostPages ?? Infinity) ? next : undefined),
    refetchOnMount: 'always',
  });

/** The items of all pages that are there; undefined before the first. */
export const itemsOf = <Item>(data: { readonly pages: readonly Page<Item>[] } | undefined): Item[] | undefined =>
  data?.pages.flatMap(({ items }) => items);

const nextLink = /<([^>]+)>;\s*rel="next"/;

function nextCursor(response: Response): string | undefined {
  const target = nextLink.exec(response.headers.get('link') ?? '')?.[1];
  return target === undefined ? undefined : (new URL(target, response.url).searchParams.get('cursor') ?? undefined);
}
