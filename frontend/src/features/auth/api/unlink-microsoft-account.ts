import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

export function useUnlinkMicrosoftAccount() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/auth/microsoft-account')),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.microsoftAccount }),
  });
}
