import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { UnitLock, User, UserImport, WaysIn } from '../../../../lib/http/answers.js';
import { api, bodyOf, idempotent } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';
import type { Department } from '@rigbook/contracts/responders/responder.words';

export const usersQuery = queryOptions({
  queryKey: keys.users,
  queryFn: (): Promise<User[]> => bodyOf(api.GET('/api/users')),
});

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
  /** only of a user who exists */
  readonly takesInEmergency?: boolean;
}

/** Adds a user, with all fields, or changes the given fields of the one with that id. */
export function useSaveUser(id: string | undefined) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (user: Partial<UserRecord>): Promise<User> =>
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

export function useDeleteUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/users/{id}', { params: { path: { id } } })),
    onSuccess: () =>
      Promise.all(
        [keys.users, keys.adminBookings, keys.licenceReviews, keys.dashboard].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

export const lockOfUserQuery = (id: string) =>
  queryOptions({
    queryKey: keys.lockOfUser(id),
    queryFn: (): Promise<UnitLock> => bodyOf(api.GET('/api/users/{id}/lock', { params: { path: { id } } })),
  });

/** What opens the account, counted each time it is shown. */
export const waysInQuery = (id: string) =>
  queryOptions({
    queryKey: keys.waysInOfUser(id),
    queryFn: (): Promise<WaysIn> => bodyOf(api.GET('/api/users/{id}/ways-in', { params: { path: { id } } })),
    refetchOnMount: 'always',
  });

export function useRemoveAuditPasswordOf(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.DELETE('/api/users/{id}/audit-password', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.waysInOfUser(id) }),
  });
}

export function useUnlockUser(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => bodyOf(api.POST('/api/users/{id}/unlock', { params: { path: { id } } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keys.lockOfUser(id) }),
  });
}

/** What importing the file would do with each row; nothing is stored. */
export const useCheckImport = () =>
  useMutation({
    mutationFn: (csv: string): Promise<UserImport> =>
      bodyOf(api.POST('/api/users/import', { body: { csv, dryRun: true } })),
  });

/** Registers the valid rows. Repeating it with the same key registers no one twice. */
export function useImportUsers() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ csv, key }: { csv: string; key: string }): Promise<UserImport> =>
      bodyOf(api.POST('/api/users/import', { headers: idempotent(key), body: { csv, dryRun: false } })),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.users }),
  });
}
