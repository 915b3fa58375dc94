import { useQueryClient } from '@tanstack/react-query';
import type { Booking, CurrentUser } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { type ApiError, isFinal } from '../../../../lib/http/problem.js';
import { keys } from '../../../../lib/http/keys.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { dismissToast, showToast } from '../../../../ui/toasts/toast-store.js';
import { seenOf } from '../../api/seen-booking.js';
import { type DecisionStep, refreshAfterDecision, sendDecision } from '../api/decisions.js';
import { type Failure, manyDecisions } from './many-decisions.js';
import { undoableDecision } from '../shared/undo/undoable-decision.js';
import { withPauses } from './with-pauses.js';
import { askForReason, isBelow } from '../vehicle-coverage/coverage-parts.js';

type Decide = (bookings: readonly Booking[], step: DecisionStep, notes?: string) => void;

/** More at once would not be answered sooner. */
const AT_ONCE = 3;

/** Of those sent at once while the page closes; their bodies, each with the longest reason, fit into 64 KiB together. */
const KEPT_ALIVE = 20;

/** Decides one booking or many. The requests are sent a moment later, so that the decision can be undone. */
export function useDecide(): Decide {
  const queryClient = useQueryClient();
  const text = useText();
  const person = usePerson();
  const errorText = useErrorText();
  const nameOf = ({ vehicle, user }: Booking) =>
    text('diary.bookingOf', { vehicle: vehicle.name, person: person(user) });

  const signedInId = () => queryClient.getQueryData<CurrentUser | null>(keys.currentUser)?.id;

  return (all, step, notes = '') => {
    const together = all.map(({ id }) => id);
    /** Asks for a reason if the server says that it needs one, or, before anything is sent, the page has read it. */
    const isAsked = (booking: Booking, error?: unknown): boolean => {
      const needsReason = error
        ? (error as ApiError).code === 'COVERAGE_REASON_REQUIRED'
        : step === 'approve' && isBelow(queryClient, booking, together);
      if (needsReason) askForReason(queryClient, { booking, notes, together }, error);
      return needsReason;
    };
    const bookings = all.filter((booking) => !isAsked(booking));
    if (bookings.length === 0) return;
    const decidedBy = signedInId();
    /** With another person's session it would be their decision. */
    const isAnothers = () => signedInId() !== decidedBy;
    const decisionOn = (booking: Booking) => ({ bookingId: booking.id, step, notes, seen: seenOf(booking) });
    const decisions = bookings.map((booking) => decisionOn(booking));
    const [only] = bookings.length === 1 ? bookings : [];
    const named = only ? nameOf(only) : text('deciding.bookings', { count: bookings.length });

    const succeeded = (title: string) => {
      // this toast would replace the next decision's, which offers Undo
      if (undoableDecision.current().held.length === 0) showToast({ title, description: named, tone: 'success' });
    };
    const notYours = () =>
      showToast({
        title: text('diary.updateFailed'),
        description: text('deciding.notYours', { named }),
        tone: 'destructive',
      });
    const sendOne = async (booking: Booking): Promise<void> => {
      if (isAnothers()) {
        notYours();
        return;
      }
      try {
        await sendDecision(decisionOn(booking));
        succeeded(text('diary.updated'));
      } catch (error) {
        if (isAsked(booking, error)) return;
        showToast({
          title: text('diary.updateFailed'),
          description: `${named}. ${errorText(error)}`,
          tone: 'destructive',
          ...(!isFinal(error) && {
            action: { label: text('error.tryAgain'), run: () => void sendOne(booking).then(refresh) },
          }),
        });
      }
    };
    const sendMany = async (closing: boolean, gone: AbortSignal): Promise<void> => {
      const count = bookings.length;
      const failures: Failure[] = [];
      let done = 0;
      const id = manyDecisions.begin(queryClient, { step, notes, count });
      let pauses = 0;
      const onPause = (begins: boolean) => {
        pauses += begins ? 1 : -1;
        manyDecisions.change(queryClient, id, { isWaiting: pauses > 0 });
      };
      let [begun, asked] = [0, 0];
      await inTurn(bookings, closing ? count : AT_ONCE, async (booking) => {
        if (gone.aborted || isAnothers()) return;
        begun += 1;
        const keepalive = !closing || begun <= KEPT_ALIVE;
        try {
          await withPauses(() => sendDecision(decisionOn(booking), keepalive), onPause, gone);
        } catch (error) {
          if (error === gone.reason) return;
          if (isAsked(booking, error)) asked += 1;
          else failures.push({ booking, named: nameOf(booking), reason: errorText(error), isFinal: isFinal(error) });
        }
        done += 1;
        manyDecisions.change(queryClient, id, { done, failures: [...failures] });
      });
      if (done < count) {
        manyDecisions.remove(queryClient, id);
        showToast({
          title: text(`deciding.done.${step}`, { done: done - failures.length, count }),
          description: text('deciding.unsent', { count: count - done }),
          tone: 'destructive',
        });
        return;
      }
      if (failures.length > 0) return;
      manyDecisions.remove(queryClient, id);
      succeeded(text(`deciding.done.${step}`, { done: done - asked, count }));
    };
    const refresh = async () => {
      await refreshAfterDecision(queryClient);
      // lists render a task after their query: until then the booking would look undecided
      await new Promise((resolve) => setTimeout(resolve));
    };

    const sendAll = async (closing: boolean, gone: AbortSignal) => {
      dismissToast(undoable);
      await (only ? sendOne(only) : sendMany(closing, gone));
      await refresh();
    };
    undoableDecision.hold(decisions, sendAll, notYours);
    const undoable = showToast({
      title: text(`deciding.underWay.${step}`),
      description: named,
      action: { label: text('deciding.undo'), run: () => undoableDecision.undo() },
    });
  };
}

/** Works on so many items at the same time. */
async function inTurn<Item>(items: readonly Item[], atOnce: number, work: (item: Item) => Promise<void>) {
  const waiting = [...items];
  const worker = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
