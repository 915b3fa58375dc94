import type { UseMutationResult } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';

interface Props {
  readonly revoke: UseMutationResult<unknown, Error, void>;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks for confirmation: all subscribers lose the calendar. */
export function SwitchOffCalendar({ revoke, onDone, onClose }: Props) {
  const text = useText();
  return (
    <ConfirmDialog
      title={text('calendarFeed.revokeTitle')}
      keepLabel={text('calendarFeed.revokeKeep')}
      confirmLabel={text('calendarFeed.revoke')}
      busyLabel={text('calendarFeed.revoking')}
      command={revoke}
      failedTitle={text('calendarFeed.revokeFailed')}
      doneTitle={text('calendarFeed.revoked')}
      onDone={onDone}
      onClose={onClose}
    >
      {text('calendarFeed.revokeText')}
    </ConfirmDialog>
  );
}
