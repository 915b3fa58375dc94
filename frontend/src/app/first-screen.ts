import type { QueryClient } from '@tanstack/react-query';
import { paths } from '../config/paths.js';
import { currentUserQuery } from '../features/auth/api/get-current-user.js';
import { readHome } from './pages/home/home.page.js';

/** Reads what the first rendering needs: rendering twice, first a skeleton, keeps a slow phone busy for longer. */
export const readFirstScreen = (queryClient: QueryClient, path: string): Promise<unknown> =>
  path === paths.home ? readHome(queryClient) : queryClient.query(currentUserQuery);
