import { type SettlementOutcome, settlementOutcomes } from '@rigbook/contracts/damage/dispute.words';
import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { type SyntheticEvent, useState } from 'react';
import type { DamageMatter } from '../../../lib/http/answers.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { Choice } from '../../../ui/form/choice.js';
import { FreeTextField } from '../../../ui/form/free-text-field.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';
import { useSettle } from './damage-matters.js';

/**
 * An administrator says whose damage it is, as it was read: who says something in the meantime is read first. What was typed stays until
 * it has arrived.
 */
export function SettleForm({ matter }: { readonly matter: DamageMatter }) {
  const text = useText();
  const attempt = useAttempt();
  const shifts = useShifts(matter);
  const [outcome, setOutcome] = useState<SettlementOutcome>();
  const [bookingId, setBookingId] = useState<string>();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const settle = useSettle(matter.damage.id, JSON.stringify([outcome, bookingId, reason, matter.said, matter.mark]));
  const needsShift = outcome === 'attributed';
  const missing = {
    outcome: outcome === undefined,
    shift: needsShift && bookingId === undefined,
    reason: trimmedText(reason) === '',
  };
  const errorOf = (isMissing: boolean, words: string) => (asked && isMissing ? words : undefined);
  const submit = async () => {
    setAsked(true);
    if (outcome === undefined || missing.shift || missing.reason) return;
    const settling = {
      outcome,
      bookingId: needsShift ? (bookingId ?? null) : null,
      reason: trimmedText(reason),
      said: matter.said,
      mark: matter.mark,
    };
    if (!(await attempt(settle.mutateAsync(settling), text('bracket.notSent')))) return;
    showToast({ title: text('bracket.settleDone'), tone: 'success' });
    setOutcome(undefined);
    setBookingId(undefined);
    setReason('');
    setAsked(false);
  };
  return (
    <div className="print:hidden">
      <Panel title={text('bracket.settleTitle')}>
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event: SyntheticEvent) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Choice<SettlementOutcome>
            label={text('bracket.outcome')}
            error={errorOf(missing.outcome, text('bracket.outcomeMissing'))}
            value={outcome}
            options={settlementOutcomes
              .filter((one) => one !== 'attributed' || shifts.length > 0)
              .map((one) => ({ value: one, label: text(`bracket.outcome.${one}`) }))}
            onChange={setOutcome}
          />
          {needsShift && (
            <Choice<string>
              label={text('bracket.shift')}
              error={errorOf(missing.shift, text('bracket.shiftMissing'))}
              value={bookingId}
              options={shifts}
              onChange={setBookingId}
            />
          )}
          <FreeTextField
            label={text('bracket.reason')}
            hint={text('bracket.reasonHint')}
            error={errorOf(missing.reason, text('bracket.reasonMissing'))}
            most={textLimits.reason}
            value={reason}
            onChange={setReason}
          />
          <Refusal error={settle.error} />
          <div>
            <Button look="primary" type="submit" busy={settle.isPending}>
              {text('bracket.settle')}
            </Button>
          </div>
        </form>
      </Panel>
    </div>
  );
}

/** The shifts of the bracket, each once, with who had the vehicle and when. */
function useShifts({ bracket }: DamageMatter) {
  const times = useTimes();
  const person = usePerson();
  if (bracket === null) return [];
  const { lastClean, held, firstSeen } = bracket;
  const named = [
    ...(lastClean ? [lastClean] : []),
    ...held.map(({ startAt: at, ...holding }) => ({ at, ...holding })),
    firstSeen,
  ];
  // who saw it without a shift had none to which it could belong
  return [...new Map(named.map((one) => [one.bookingId, one])).values()].flatMap(({ bookingId, user, at }) =>
    bookingId === null ? [] : [{ value: bookingId, label: `${person(user)}, ${times.instantInSentence(at)}` }],
  );
}
