import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { UserImport } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

/** What would become of each row of the file; nothing is stored. */
export const useCheckImport = () =>
  useMutation({
    mutationFn: (csv: string): Promise<UserImport> =>
      bodyOf(api.POST('/api/users/import', { body: { csv, dryRun: true } })),
  });

/** Registers the good rows; sent again under the same key it registers nobody twice. */
export function useImportUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ csv, key }: { csv: string; key: string }): Promise<UserImport> =>
      bodyOf(api.POST('/api/users/import', { headers: idempotent(key), body: { csv, dryRun: false } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.users }),
  });
}
