import type { Department } from '@rigbook/contracts/responders/responder.words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, bodyOf } from '../../../lib/http/client.js';
import { currentUserQuery } from './get-current-user.js';

export interface Profile {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly department: Department;
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => bodyOf(api.PUT('/api/auth/update-profile', { body: profile })),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}
