import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnAuditPassword } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Since when the signed-in auditor has an audit password. */
export const auditPasswordQuery = queryOptions({
  queryKey: keys.auditPassword,
  queryFn: (): Promise<OwnAuditPassword> => bodyOf(api.GET('/api/auth/audit-password')),
  refetchOnMount: 'always',
});

export function useRemoveAuditPassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/audit-password')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.auditPassword }),
  });
}
