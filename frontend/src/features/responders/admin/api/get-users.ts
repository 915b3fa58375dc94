import { queryOptions } from '@tanstack/react-query';
import type { User } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { keys } from '../../../../lib/http/keys.js';

export const usersQuery = queryOptions({
  queryKey: keys.users,
  queryFn: (): Promise<User[]> => bodyOf(api.GET('/api/users')),
});
