import { useQueryClient } from '@tanstack/react-query';
import type { Booking } from '../../../../lib/http/answers.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { isFinal } from '../../../../lib/http/problem.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { dismissToast, showToast } from '../../../../ui/toasts/toast-store.js';
import { seenOf } from '../../shared/seen-booking.js';
import { type DecisionStep, refreshAfterDecision, sendDecision } from '../api/decisions.js';
import { type Failure, manyDecisions } from './many-decisions.js';
import { undoableDecision } from './undoable-decision.js';
import { withPauses } from './with-pauses.js';

type Decide = (bookings: readonly Booking[], step: DecisionStep, notes?: string) => void;

/** More at once would not be answered sooner. */
const AT_ONCE = 3;

/** Decides one booking or many. The requests are sent a moment later, so that the decision can be undone. */
export function useDecide(): Decide {
  const queryClient = useQueryClient();
  const text = useText();
  const person = usePerson();
  const errorText = useErrorText();
  const nameOf = ({ vehicle, user }: Booking) =>
    text('diary.bookingOf', { vehicle: vehicle.name, person: person(user) });

  return (bookings, step, notes = '') => {
    const decisionOn = (booking: Booking) => ({ bookingId: booking.id, step, notes, seen: seenOf(booking) });
    const decisions = bookings.map((booking) => decisionOn(booking));
    const [only] = bookings.length === 1 ? bookings : [];
    const named = only ? nameOf(only) : text('deciding.bookings', { count: bookings.length });

    const succeeded = (title: string) => {
      // this toast would replace the next decision's, which offers Undo
      if (undoableDecision.current().held.length === 0) showToast({ title, description: named, tone: 'success' });
    };
    const sendOne = async (booking: Booking): Promise<void> => {
      try {
        await sendDecision(decisionOn(booking));
        succeeded(text('diary.updated'));
      } catch (error) {
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
    const sendMany = async (leaving: boolean): Promise<void> => {
      const count = bookings.length;
      const failures: Failure[] = [];
      let done = 0;
      const id = manyDecisions.begin(queryClient, { step, notes, count });
      let pauses = 0;
      const onPause = (begins: boolean) => {
        pauses += begins ? 1 : -1;
        manyDecisions.change(queryClient, id, { isWaiting: pauses > 0 });
      };
      await inTurn(bookings, leaving ? count : AT_ONCE, async (booking) => {
        try {
          await withPauses(() => sendDecision(decisionOn(booking)), onPause);
        } catch (error) {
          failures.push({ booking, named: nameOf(booking), reason: errorText(error), isFinal: isFinal(error) });
        }
        done += 1;
        manyDecisions.change(queryClient, id, { done, failures: [...failures] });
      });
      if (failures.length > 0) return;
      manyDecisions.remove(queryClient, id);
      succeeded(text(`deciding.done.${step}`, { done, count }));
    };
    const refresh = async () => {
      await refreshAfterDecision(queryClient);
      // lists render a task after their query: until then the booking would look undecided
      await new Promise((resolve) => setTimeout(resolve));
    };

    const sendAll = async (leaving: boolean) => {
      dismissToast(undoable);
      await (only ? sendOne(only) : sendMany(leaving));
      await refresh();
    };
    undoableDecision.hold(decisions, sendAll, () =>
      showToast({
        title: text('diary.updateFailed'),
        description: text('deciding.notYours', { named }),
        tone: 'destructive',
      }),
    );
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
