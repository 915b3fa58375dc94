import { infiniteQueryOptions } from '@tanstack/react-query';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import { nextCursor } from '../../../../lib/http/next-cursor.js';

interface FilesPage {
  readonly files: readonly AgreementFile[];
  readonly next: string | undefined;
}

const AT_ONCE = 25;

/** Signed agreements that have these words, the latest signature first, page by page. */
export const agreementFilesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...keys.agreementFiles, search],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }): Promise<FilesPage> => {
      const query = { limit: AT_ONCE, ...(search !== '' && { search }), ...(cursor && { cursor }) };
      const call = api.GET('/api/admin/agreements', { params: { query } });
      const files = await bodyOf(call);
      return { files, next: nextCursor((await call).response) };
    },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  });
