import { useEffect, useSyncExternalStore } from 'react';
import { beforeLeaving, warnBeforeLeaving } from '../../../../../lib/device/before-leaving.js';
import type { Decision } from '../../api/decisions.js';

/** Sends what is held; all of it at once if the page is about to close. What is not on its way when `gone` aborts stays unsent. */
type Command = (closing: boolean, gone: AbortSignal) => Promise<unknown>;

interface Decisions {
  /** Not sent yet, so they can be undone; all were made in one step. */
  readonly held: readonly Decision[];
  /** Sent, but not answered yet. */
  readonly sent: readonly Decision[];
}

/** How long a decision can be undone, in milliseconds. */
const undoMs = 5000;

let decisions: Decisions = { held: [], sent: [] };
let send: Command | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stayed: (() => void) | undefined;
const listeners = new Set<() => void>();

function put(next: Decisions): void {
  decisions = next;
  for (const changed of listeners) changed();
}

function letGo(): void {
  clearTimeout(timer);
  [send, timer, stayed] = [undefined, undefined, undefined];
}

/** Sends the held decisions, if any; resolves once they are answered. */
async function sendNow(closing = false): Promise<void> {
  const { held } = decisions;
  const [command, done] = [send, stayed];
  if (command === undefined) return;
  letGo();
  put({ held: [], sent: [...decisions.sent, ...held] });
  const gone = new AbortController();
  const sending = command(closing, gone.signal);
  const answered = beforeLeaving(
    () => sending,
    () => gone.abort(),
  );
  try {
    await sending;
  } finally {
    answered();
    done?.();
    put({ ...decisions, sent: decisions.sent.filter((one) => !held.includes(one)) });
  }
}

/** Only the last step can be undone: the next one sends it. */
export const undoableDecision = {
  /** `dropped` is called if another person signs in first: the decision is not theirs, and is not sent. */
  hold(held: readonly Decision[], command: Command, dropped: () => void): void {
    void sendNow();
    send = command;
    timer = setTimeout(() => void sendNow(), undoMs);
    const finished = beforeLeaving(
      (closing) => sendNow(closing),
      () => {
        if (send !== command) return;
        undoableDecision.undo();
        dropped();
      },
    );
    // one request outlives the page, but the browser drops some of many
    const warned = held.length > 1 ? warnBeforeLeaving() : undefined;
    stayed = () => {
      finished();
      warned?.();
    };
    put({ ...decisions, held });
  },
  sendNow,
  /** The decisions that were undone. */
  undo(): readonly Decision[] {
    const { held } = decisions;
    stayed?.();
    letGo();
    put({ ...decisions, held: [] });
    return held;
  },
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): Decisions => decisions,
};

/** The decisions that are not final yet. */
export const useDecisions = () => useSyncExternalStore(undoableDecision.subscribe, undoableDecision.current);

/** The booking's decision that is not final yet; undefined if there is none. */
export function useDecisionOn(bookingId: string): Decision | undefined {
  const { held, sent } = useDecisions();
  return [...held, ...sent].find((decision) => decision.bookingId === bookingId);
}

/** Leaving the screen sends what is held. */
export const useSendWhenLeaving = (): void => useEffect(() => () => void undoableDecision.sendNow(), []);
