import { useMutation } from '@tanstack/react-query';
import { api, bodyOf } from '../../../../lib/http/client.js';

export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

export const useChangeAdminPassword = () =>
  useMutation({ mutationFn: (change: PasswordChange) => bodyOf(api.PUT('/api/admin/password', { body: change })) });
