import { useSyncExternalStore } from 'react';
import { connection } from './connection.js';

/** False from the first call that got no answer until one does. */
export const useIsReachable = (): boolean => useSyncExternalStore(connection.subscribe, connection.isReachable);
