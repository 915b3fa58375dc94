import { textLimits } from '@rigbook/contracts/kernel/text';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { useErrorText } from '../../../../lib/http/error-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Actions, Dialog, DialogForm } from '../../../../ui/dialog.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { seenOf } from '../../api/seen-booking.js';
import { ShortfallLines } from '../../vehicle-coverage/shortfall-lines.js';
import { refreshAfterDecision, sendDecision } from '../api/decisions.js';
import { undoableDecision } from '../shared/undo/undoable-decision.js';
import { type ReasonAsked, reasonsAsked } from './reasons-asked.js';

/** One reason for all approvals that go below a floor. What could not be approved stays, with what the server says. */
export function ReasonDialog({ asked }: { readonly asked: readonly ReasonAsked[] }) {
  const text = useText();
  const person = usePerson();
  const errorText = useErrorText();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const count = asked.length;
  const isMissing = reason.trim() === '';

  const submit = async () => {
    setTried(true);
    if (isMissing) {
      focusOn(form.current?.querySelector<HTMLElement>('textarea'));
      return;
    }
    setBusy(true);
    // what is approved with them goes first, so that no one is asked about the same again
    await undoableDecision.sendNow();
    const failed: Record<string, string> = {};
    // one after the other, so that each is told what the ones before it left
    for (const { booking, notes } of asked)
      try {
        await sendDecision({
          bookingId: booking.id,
          step: 'approve',
          notes,
          seen: seenOf(booking),
          coverageReason: reason,
        });
      } catch (error) {
        failed[booking.id] = errorText(error);
      }
    await refreshAfterDecision(queryClient);
    setBusy(false);
    setFailures(failed);
    const done = asked.filter(({ booking }) => failed[booking.id] === undefined);
    if (done.length > 0) showToast({ title: text('coverage.approved', { count: done.length }), tone: 'success' });
    reasonsAsked.answered(done);
  };

  return (
    <Dialog title={text('coverage.askTitle', { count })} width={520} focusFirstField onClose={reasonsAsked.clear}>
      <DialogForm ref={form} onSubmit={submit}>
        <ul className="grid gap-3">
          {asked.map(({ booking, shortfalls }) => (
            <li key={booking.id}>
              <p className="font-semibold">
                {text('diary.bookingOf', { vehicle: booking.vehicle.name, person: person(booking.user) })}
              </p>
              <ShortfallLines shortfalls={shortfalls} />
              {failures[booking.id] !== undefined && (
                <Notice hue="red" icon="alert" title={text('coverage.failed')} live>
                  {failures[booking.id]}
                </Notice>
              )}
            </li>
          ))}
        </ul>
        <FreeTextField
          label={text('coverage.reason')}
          error={tried && isMissing ? text('coverage.reasonMissing') : undefined}
          most={textLimits.reason}
          value={reason}
          onChange={setReason}
        />
        <Actions>
          <Button onClick={reasonsAsked.clear}>{text('coverage.keep')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {busy ? text('coverage.approving') : text('coverage.approve', { count })}
          </Button>
        </Actions>
      </DialogForm>
    </Dialog>
  );
}
