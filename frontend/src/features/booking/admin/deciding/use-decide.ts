import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { ApiError } from '../../../../lib/http/problem.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { dismissToast, showToast } from '../../../../ui/toasts/toast-store.js';
import { decideBooking, type Decision, refreshAfterDecision } from '../api/decisions.js';
import { heldDecision } from './held-decision.js';

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
        if (heldDecision.current().held === undefined)
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

    heldDecision.hold(decision, command);
    const undoable = showToast({
      title: text(approved ? 'deciding.approving' : 'deciding.rejecting'),
      description: named,
      action: { label: text('deciding.undo'), run: () => heldDecision.undo() },
    });
  };
}

/** What was decided and is not done yet. */
export const useDecisions = () => useSyncExternalStore(heldDecision.subscribe, heldDecision.current);

/** The decision about a booking that is not done yet; undefined where there is none. */
export function useDecisionOn(bookingId: string): Decision | undefined {
  const { held, sent } = useDecisions();
  return [held, ...sent].find((decision) => decision?.bookingId === bookingId);
}

/** Who leaves the screen takes nothing back any more. */
export const useSendWhenLeaving = (): void => useEffect(() => () => void heldDecision.sendNow(), []);
