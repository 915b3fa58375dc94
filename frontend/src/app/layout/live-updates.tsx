import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { currentUserQuery } from '../../features/auth/api/get-current-user.js';
import { api } from '../../lib/http/client.js';
import { ApiError } from '../../lib/http/problem.js';
import { openLiveStream, type LiveStream } from '../../lib/live-updates/live-stream.js';
import { createRefresher } from '../../lib/live-updates/refresher.js';

/** Old browsers and tests have none: their lists are only as fresh as the last load. */
const isSupported = 'EventSource' in globalThis;

/** Only a refusal means that the session is over; other failures pass. */
const isStillSignedIn = (): Promise<boolean> =>
  api.GET('/api/auth/user').then(
    () => true,
    (error: unknown) => !(error instanceof ApiError && error.status === 401),
  );

/** Keeps the screen up to date with what others do, as long as a person is signed in. */
export function LiveUpdates() {
  const queryClient = useQueryClient();
  const { data: session, dataUpdatedAt } = useQuery(currentUserQuery);
  const stream = useRef<LiveStream>(undefined);
  const personId = session?.id;

  useEffect(() => {
    if (personId === undefined || !isSupported) return undefined;
    const refresher = createRefresher(queryClient);
    const opened = openLiveStream({ ...refresher, mayReopen: isStillSignedIn });
    stream.current = opened;
    return () => {
      opened.close();
      refresher.stop();
    };
  }, [personId, queryClient]);
  // signing in again after the session ended does not change the person
  useEffect(() => stream.current?.wake(), [dataUpdatedAt]);
  return null;
}
