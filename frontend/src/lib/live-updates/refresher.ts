import { liveTopics, type LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import type { QueryClient } from '@tanstack/react-query';
import { keysOfTopics, topicsOfSession } from './keys-of-topics.js';
import { refreshQuietly } from './refresh-quietly.js';
import { refreshSession } from './refresh-session.js';

/** A thousand browsers that are told at the same moment ask spread over this time. */
const spreadMs = 500;

export interface Refresher {
  readonly told: (topics: readonly LiveTopic[]) => void;
  /** Something may have been missed, whatever it was. */
  readonly missed: () => void;
  readonly stop: () => void;
}

/** Reads anew what changed; one round at a time, however fast it changes. */
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
