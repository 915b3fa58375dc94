import type { DeliveryChannel } from '@rigbook/contracts/notifications/push/push.words';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { profileFields } from '@rigbook/contracts/responders/profile.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import type { Language } from '@rigbook/contracts/settings/settings.rules';
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

/** How messages reach the person. */
export interface MessageChoice {
  /** null: the organization's language */
  readonly language: Language | null;
  readonly channels: MessageChannel[];
  /** of an administrator: how they hear of each request that waits for a decision */
  readonly decisionChannels: DeliveryChannel[];
}

export function useUpdateProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => bodyOf(api.PUT('/api/auth/update-profile', { body: profile })),
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}

/** Sends the current profile fields too, so that an administrator's changes stay. */
export function useChooseMessages() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (choice: Partial<MessageChoice>) => {
      const user = await bodyOf(api.GET('/api/auth/user'));
      const profile = Object.fromEntries(profileFields.map((field) => [field, user[field]])) as unknown as Profile;
      return bodyOf(api.PUT('/api/auth/update-profile', { body: { ...profile, ...choice } }));
    },
    onSuccess: (user) => queryClient.setQueryData(currentUserQuery.queryKey, user),
  });
}
