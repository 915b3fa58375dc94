import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SignedInDevice } from '../../../lib/http/answers.js';
import { api, bodyOf } from '../../../lib/http/client.js';
import { keys } from '../../../lib/http/keys.js';

/** Whose devices: the caller's, or those of the user with that id. */
export type DevicesOf = 'own' | { readonly userId: string };

const keyOf = (of: DevicesOf) => (of === 'own' ? keys.ownDevices : keys.devicesOfUser(of.userId));

/** Where the person is signed in or remembered; loaded each time it is shown. */
export const devicesQuery = (of: DevicesOf) =>
  queryOptions({
    queryKey: keyOf(of),
    queryFn: (): Promise<SignedInDevice[]> =>
      of === 'own'
        ? bodyOf(api.GET('/api/auth/sessions'))
        : bodyOf(api.GET('/api/users/{id}/sessions', { params: { path: { id: of.userId } } })),
    refetchOnMount: 'always',
  });

/** Signs out one device, or all but the one in hand, and forgets them. */
export function useEndDevices(of: DevicesOf) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (device: SignedInDevice | 'all others') => {
      if (of === 'own')
        return device === 'all others'
          ? bodyOf(api.DELETE('/api/auth/sessions'))
          : bodyOf(api.DELETE('/api/auth/sessions/{id}', { params: { path: { id: device.id } } }));
      const id = of.userId;
      return device === 'all others'
        ? bodyOf(api.DELETE('/api/users/{id}/sessions', { params: { path: { id } } }))
        : bodyOf(
            api.DELETE('/api/users/{id}/sessions/{sessionId}', { params: { path: { id, sessionId: device.id } } }),
          );
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(of) }),
  });
}
