import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from './api/get-current-user.js';

/** `undefined` while loading, `null` for a visitor. */
export const useSession = () => useQuery(currentUserQuery).data;
