import { useState } from 'react';
import type { Booking } from '../../../lib/http/answers.js';
import { Button } from '../../../ui/button.js';
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.js';
import { Refusal } from '../../../ui/feedback/refusal.js';
import { showToast } from '../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../ui/toasts/use-attempt.js';

interface Command<Answered> {
  readonly mutateAsync: () => Promise<Answered>;
  readonly isPending: boolean;
  readonly error: Error | null;
}

interface Answer<Answered> {
  readonly command: Command<Answered>;
  readonly label: string;
  /** Says which offer it answers. */
  readonly fullLabel: string;
  readonly failed: string;
}

interface Props {
  readonly accept: Answer<Pick<Booking, 'status'>> & {
    readonly told: (isApproved: boolean) => { readonly title: string; readonly description: string };
  };
  /** Left out where nobody waits for a no. */
  readonly decline?: Answer<unknown> & {
    readonly question: { readonly title: string; readonly text: string; readonly keep: string };
    readonly done: string;
  };
}

/** The two answers to an offer of hours or of a vehicle. A no is asked about first: the offer goes on to others. */
export function AcceptOrDecline({ accept, decline }: Props) {
  const attempt = useAttempt();
  const [asks, setAsks] = useState(false);

  const accepting = async () => {
    const answer = accept.command.mutateAsync();
    if (!(await attempt(answer, accept.failed))) return;
    showToast({ ...accept.told((await answer).status === 'approved'), tone: 'success' });
  };

  return (
    <>
      <Refusal error={accept.command.error} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button
          look="primary"
          busy={accept.command.isPending}
          aria-label={accept.fullLabel}
          onClick={() => void accepting()}
        >
          {accept.label}
        </Button>
        {decline && (
          <Button disabled={accept.command.isPending} aria-label={decline.fullLabel} onClick={() => setAsks(true)}>
            {decline.label}
          </Button>
        )}
      </div>
      {decline && asks && (
        <ConfirmDialog
          title={decline.question.title}
          keepLabel={decline.question.keep}
          confirmLabel={decline.label}
          command={decline.command}
          failedTitle={decline.failed}
          doneTitle={decline.done}
          onClose={() => setAsks(false)}
        >
          {decline.question.text}
        </ConfirmDialog>
      )}
    </>
  );
}
