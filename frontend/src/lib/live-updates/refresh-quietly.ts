import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { ApiError } from '../http/problem.js';

/** A call that hangs holds up nothing else for longer. */
const longestWaitMs = 10_000;

/**
 * Reads anew what is shown of these, and marks the rest as old. What is being loaded is waited for, since it may have been
 * read before the change; what hangs is given up, since asking again would only wait for the same answer. Where no answer comes, what is shown stays: nobody asked for it to go.
 */
export async function refreshQuietly(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
  const cache = queryClient.getQueryCache();
  const found = new Set(queryKeys.flatMap((queryKey) => cache.findAll({ queryKey })));
  await Promise.all([...found].map(readAnew));
}

async function readAnew(query: Query): Promise<void> {
  if (query.state.fetchStatus === 'fetching') await patiently(query.promise);
  query.invalidate();
  if (!query.isActive() || query.isDisabled()) return;
  void query.cancel({ silent: true });
  await patiently(query.fetch().catch((error: unknown) => keepWhatIsShown(query, error)));
}

function keepWhatIsShown(query: Query, error: unknown): void {
  const isAnswer = error instanceof ApiError && error.status < 500;
  if (isAnswer || query.state.data === undefined) return;
  query.setState({ status: 'success', error: null, isInvalidated: true });
}

async function patiently(work: Promise<unknown> | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, longestWaitMs)));
  await Promise.race([work, enough]).catch(() => undefined);
  clearTimeout(timer);
}
