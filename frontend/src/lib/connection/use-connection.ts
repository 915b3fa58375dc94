import { useSyncExternalStore } from 'react';
import { connection } from './connection.js';

/** False from the first unanswered call until one is answered. */
export const useIsReachable = (): boolean => useSyncExternalStore(connection.subscribe, connection.isReachable);
