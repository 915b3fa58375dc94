import type { Department } from '@rigbook/contracts/responders/responder.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export interface UserRecord {
  readonly unitNumber: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly phoneLastFour: string;
  readonly department: Department;
  readonly isAdmin: boolean;
  readonly isAuditor: boolean;
}

/** Adds a user, of whom everything is given, or changes the one with that id in what is given. */
export function useSaveUser(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: Partial<UserRecord>) =>
      id === undefined
        ? bodyOf(api.POST('/api/users', { body: user as UserRecord }))
        : bodyOf(api.PUT('/api/users/{id}', { params: { path: { id } }, body: { id, ...user } })),
    onSuccess: () =>
      Promise.all(
        [keys.users, keys.currentUser, keys.adminBookings].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}
