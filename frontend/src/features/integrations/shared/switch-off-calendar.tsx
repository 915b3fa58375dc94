import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { Button } from '../../../ui/button.js';
import { Actions, Dialog } from '../../../ui/dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

interface Props {
  readonly revoke: UseMutationResult<unknown, Error, void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation: all subscribers lose the calendar. */
export function SwitchOffCalendar({ revoke, onDone, onClose }: Props) {
  const text = useText();
  const attempt = useAttempt();
  const confirm = async () => {
    if (!(await attempt(revoke.mutateAsync(), text('calendarFeed.revokeFailed')))) return;
    showToast({ title: text('calendarFeed.revoked'), tone: 'success' });
    onDone();
    onClose();
  };
  return (
    <Dialog title={text('calendarFeed.revokeTitle')} width={460} onClose={onClose}>
      <p>{text('calendarFeed.revokeText')}</p>
      <Refusal error={revoke.error} />
      <Actions>
        <Button onClick={onClose}>{text('calendarFeed.revokeKeep')}</Button>
        <Button look="primary" danger busy={revoke.isPending} onClick={() => void confirm()}>
          {text(revoke.isPending ? 'calendarFeed.revoking' : 'calendarFeed.revoke')}
        </Button>
      </Actions>
    </Dialog>
  );
}
