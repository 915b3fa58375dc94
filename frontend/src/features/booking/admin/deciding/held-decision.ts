import { beforeLeaving } from '../../../../lib/device/before-leaving.js';
import type { Decision } from '../api/decisions.js';

export interface Decisions {
  /** Not sent yet, so it can be taken back. */
  readonly held: Decision | undefined;
  /** Sent and not answered yet. */
  readonly sent: readonly Decision[];
}

/** How long a decision can be taken back, in milliseconds. */
export const undoMs = 5000;

let decisions: Decisions = { held: undefined, sent: [] };
let send: (() => Promise<unknown>) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let stayed: (() => void) | undefined;
const listeners = new Set<() => void>();

function put(next: Decisions): void {
  decisions = next;
  for (const changed of listeners) changed();
}

function letGo(): void {
  clearTimeout(timer);
  stayed?.();
  [send, timer, stayed] = [undefined, undefined, undefined];
}

/** Sends what is held, if anything is; resolves once it was answered. */
async function sendNow(): Promise<void> {
  const { held } = decisions;
  const command = send;
  if (held === undefined || command === undefined) return;
  letGo();
  put({ held: undefined, sent: [...decisions.sent, held] });
  try {
    await command();
  } finally {
    put({ ...decisions, sent: decisions.sent.filter((one) => one !== held) });
  }
}

/** One decision at a time can be taken back: the next one sends it. */
export const heldDecision = {
  hold(decision: Decision, command: () => Promise<unknown>): void {
    void sendNow();
    send = command;
    timer = setTimeout(() => void sendNow(), undoMs);
    stayed = beforeLeaving(sendNow);
    put({ ...decisions, held: decision });
  },
  sendNow,
  /** What was taken back; undefined where nothing was held any more. */
  undo(): Decision | undefined {
    const { held } = decisions;
    letGo();
    put({ ...decisions, held: undefined });
    return held;
  },
  subscribe: (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  },
  current: (): Decisions => decisions,
};
