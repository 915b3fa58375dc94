import type { ReactNode } from 'react';
import { Button } from '../button.js';
import { Actions, Dialog } from '../dialog.js';
import { Refusal } from './refusal.js';
import { showToast } from '../toasts/toast-store.js';
import { useAttempt } from '../toasts/use-attempt.js';

interface Props {
  readonly title: string;
  /** What follows from it. */
  readonly children: ReactNode;
  readonly keepLabel: string;
  readonly confirmLabel: string;
  readonly busyLabel?: string;
  readonly command: {
    readonly mutateAsync: () => Promise<unknown>;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
  readonly failedTitle: string;
  /** Said once it is done; left out where the screen shows it. */
  readonly doneTitle?: string;
  readonly onDone?: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: Props) {
  const { title, children, keepLabel, confirmLabel, busyLabel = confirmLabel, command, onClose } = props;
  const attempt = useAttempt();
  const confirm = async () => {
    if (!(await attempt(command.mutateAsync(), props.failedTitle))) return;
    if (props.doneTitle !== undefined) showToast({ title: props.doneTitle, tone: 'success' });
    props.onDone?.();
    onClose();
  };
  return (
    <Dialog title={title} width={460} onClose={onClose}>
      <p>{children}</p>
      <Refusal error={command.error} />
      <Actions>
        <Button onClick={onClose}>{keepLabel}</Button>
        <Button look="primary" danger busy={command.isPending} onClick={() => void confirm()}>
          {command.isPending ? busyLabel : confirmLabel}
        </Button>
      </Actions>
    </Dialog>
  );
}
