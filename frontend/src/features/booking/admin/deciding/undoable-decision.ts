import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { beforeLeaving } from '../../../../lib/device/before-leaving.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { dismissToast, showToast } from '../../../../ui/toasts/toast-store.js';
import { decideBooking, type Decision, refreshAfterDecision } from '../api/decisions.js';

interface Decisions {
  /** Not sent yet, so it can be taken back. */
  readonly held: Decision | undefined;
  /** Sent and not answered yet. */
  readonly sent: readonly Decision[];
}

/** How long a decision can be taken back, in milliseconds. */
const undoMs = 5000;

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
export const undoableDecision = {
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

type Decide = (booking: Booking, approved: boolean, adminNotes?: string) => void;

/** Approves or rejects a pending booking; it is sent a moment later, so that it can be taken back. */
export function useDecide(): Decide {
  const queryClient = useQueryClient();
  const text = useText();
  const person = usePerson();
  const errorText = useErrorText();

  return (booking, approved, adminNotes = '') => {
    const decision = { bookingId: booking.id, approved, adminNotes };
    const named = text('diary.bookingOf', { vehicle: booking.vehicle.name, person: person(booking.user) });

    const command = async () => {
      dismissToast(undoable);
      try {
        await decideBooking(decision);
        // the toast of the next decision is the way to take that one back
        if (undoableDecision.current().held === undefined)
          showToast({ title: text('diary.updated'), description: named, tone: 'success' });
      } catch (error) {
        const description = `${named}. ${errorText(error)}`;
        showToast({
          title: text('diary.updateFailed'),
          description,
          tone: 'destructive',
          // what was refused stays refused; what got no answer may get one
          ...(!(error instanceof ApiError) && { action: { label: text('error.tryAgain'), run: () => void command() } }),
        });
      }
      await refreshAfterDecision(queryClient);
    };

    undoableDecision.hold(decision, command);
    const undoable = showToast({
      title: text(approved ? 'deciding.approving' : 'deciding.rejecting'),
      description: named,
      action: { label: text('deciding.undo'), run: () => undoableDecision.undo() },
    });
  };
}

/** What was decided and is not done yet. */
export const useDecisions = () => useSyncExternalStore(undoableDecision.subscribe, undoableDecision.current);

/** The decision about a booking that is not done yet; undefined where there is none. */
export function useDecisionOn(bookingId: string): Decision | undefined {
  const { held, sent } = useDecisions();
  return [held, ...sent].find((decision) => decision?.bookingId === bookingId);
}

/** Who leaves the screen takes nothing back any more. */
export const useSendWhenLeaving = (): void => useEffect(() => () => void undoableDecision.sendNow(), []);
