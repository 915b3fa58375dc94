import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { refreshAfterStep } from '../../features/booking/api/my-bookings.js';
import { useErrorText } from '../../lib/http/error-text.js';
import { ApiError } from '../../lib/http/problem.js';
import { useText, type MessageId } from '../../lib/i18n/use-text.js';
import type { FormKind } from '../../lib/outbox/outgoing-form.js';
import { outbox, type Outcome } from '../../lib/outbox/outbox.js';
import { showToast } from '../../ui/toasts/toast-store.js';

interface Words {
  readonly done: MessageId;
  readonly doneDetail: MessageId;
  readonly failed: MessageId;
  /** Used if the server refused without a reason. */
  readonly failedDetail?: MessageId;
}

const words: Readonly<Record<FormKind, Words>> = {
  signature: {
    done: 'signature.done',
    doneDetail: 'signature.doneDetail',
    failed: 'signature.failed',
    failedDetail: 'signature.failedDetail',
  },
  'check-in': { done: 'checkIn.done', doneDetail: 'checkIn.doneDetail', failed: 'checkIn.failed' },
  damage: { done: 'outbox.damage', doneDetail: 'outbox.damageDetail', failed: 'outbox.noDamage' },
  seen: { done: 'outbox.seen', doneDetail: 'outbox.damageDetail', failed: 'outbox.noDamage' },
  checkout: { done: 'checkOut.done', doneDetail: 'checkOut.doneDetail', failed: 'checkOut.failed' },
};

const isWordless = (error: unknown): boolean => error instanceof ApiError && error.detail === '';

/** Reports the outcome of a form, even after its screen was left, and reloads the bookings. */
export function OutboxKeeper() {
  const text = useText();
  const errorText = useErrorText();
  const queryClient = useQueryClient();

  const heard = useEffectEvent((outcome: Outcome) => {
    const { done, doneDetail, failed, failedDetail } = words[outcome.form.kind];
    // the screen itself says that the vehicle is out of service
    if (outcome.done) {
      if (!outcome.form.isUnfit) showToast({ title: text(done), description: text(doneDetail), tone: 'success' });
    } else {
      const description = failedDetail && isWordless(outcome.error) ? text(failedDetail) : errorText(outcome.error);
      showToast({ title: text(failed), description, tone: 'destructive' });
    }
    void refreshAfterStep(queryClient);
  });
  useEffect(() => outbox.onOutcome((outcome) => heard(outcome)), []);

  return null;
}
