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
  /** Not sent yet, so it can be undone. */
  readonly held: Decision | undefined;
  /** Sent, but not answered yet. */
  readonly sent: readonly Decision[];
}

/** How long a decision can be undone, in milliseconds. */
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

/** Sends the held decision, if any; resolves once it is answered. */
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

/** Only one decision at a time can be undone: the next one sends it. */
export const undoableDecision = {
  hold(decision: Decision, command: () => Promise<unknown>): void {
    void sendNow();
    send = command;
    timer = setTimeout(() => void sendNow(), undoMs);
    stayed = beforeLeaving(sendNow);
    put({ ...decisions, held: decision });
  },
  sendNow,
  /** The decision that was undone; undefined if none was held. */
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

/** Approves or rejects a pending booking. The request is sent a moment later, so that the decision can be undone. */
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
        // this toast would replace the next decision's, which offers Undo
        if (undoableDecision.current().held === undefined)
          showToast({ title: text('diary.updated'), description: named, tone: 'success' });
      } catch (error) {
        const description = `${named}. ${errorText(error)}`;
        showToast({
          title: text('diary.updateFailed'),
          description,
          tone: 'destructive',
          // a refusal is final; an unanswered request may succeed later
          ...(!(error instanceof ApiError) && { action: { label: text('error.tryAgain'), run: () => void command() } }),
        });
      }
      await refreshAfterDecision(queryClient);
      // lists render a task after their query: until then the booking would look undecided
      await new Promise((resolve) => setTimeout(resolve));
    };

    undoableDecision.hold(decision, command);
    const undoable = showToast({
      title: text(approved ? 'deciding.approving' : 'deciding.rejecting'),
      description: named,
      action: { label: text('deciding.undo'), run: () => undoableDecision.undo() },
    });
  };
}

/** The decision that is not final yet. */
export const useDecisions = () => useSyncExternalStore(undoableDecision.subscribe, undoableDecision.current);

/** The booking's decision that is not final yet; undefined if there is none. */
export function useDecisionOn(bookingId: string): Decision | undefined {
  const { held, sent } = useDecisions();
  return [held, ...sent].find((decision) => decision?.bookingId === bookingId);
}

/** Leaving the screen sends the held decision. */
export const useSendWhenLeaving = (): void => useEffect(() => () => void undoableDecision.sendNow(), []);
