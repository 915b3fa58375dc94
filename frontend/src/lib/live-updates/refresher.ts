import { liveTopics, type LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import { type QueryClient, type Query, type QueryKey } from '@tanstack/react-query';
import { keysOfTopics, topicsOfSession } from './keys-of-topics.js';
import { ApiError } from '../http/problem.js';
import { type CurrentUser } from '../http/answers.js';
import { api, bodyOf } from '../http/client.js';
import { keys } from '../http/keys.js';

/** A hanging call holds others up no longer than this. */
const longestWaitMs = 10_000;

/**
 * Reloads the visible queries among these, and marks the rest as outdated. A load in progress is awaited first, since
 * it may have started before the change; a hanging one is given up, since a new one would join it. If a reload fails,
 * the shown data stays: the person did not ask for the reload.
 */
async function refreshQuietly(queryClient: QueryClient, queryKeys: readonly QueryKey[]): Promise<void> {
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

/** A thousand browsers told at the same moment spread their requests over this time. */
const spreadMs = 500;

export interface Refresher {
  readonly told: (topics: readonly LiveTopic[]) => void;
  /** Any update may have been missed. */
  readonly missed: () => void;
  readonly stop: () => void;
}

/** Reloads what changed; one round at a time, however fast changes arrive. */
export function createRefresher(queryClient: QueryClient): Refresher {
  const waiting = new Set<LiveTopic>();
  let busy = false;
  let stopped = false;

  const round = async () => {
    await new Promise((resume) => setTimeout(resume, Math.random() * spreadMs));
    if (stopped) return;
    const topics = [...waiting];
    waiting.clear();
    await Promise.all([
      refreshQuietly(queryClient, [...new Set(topics.flatMap((topic) => keysOfTopics[topic]))]),
      topics.some((topic) => topicsOfSession.includes(topic)) && refreshSession(queryClient),
    ]);
  };
  const rounds = async () => {
    if (busy) return;
    busy = true;
    while (waiting.size > 0 && !stopped) await round();
    busy = false;
  };
  const told = (topics: readonly LiveTopic[]) => {
    for (const topic of topics) if (Object.hasOwn(keysOfTopics, topic)) waiting.add(topic);
    void rounds();
  };
  return { told, missed: () => told(liveTopics), stop: () => (stopped = true) };
}

/**
 * Reloads the session. Failures do not sign the person out here: the next refused call asks them to sign in again, so
 * that no typed text is lost.
 */
async function refreshSession(queryClient: QueryClient): Promise<void> {
  const read = await bodyOf(api.GET('/api/auth/user')).catch(() => undefined);
  if (read === undefined) return;
  queryClient.setQueryData<CurrentUser | null>(keys.currentUser, (shown) => (shown?.id === read.id ? read : shown));
}
