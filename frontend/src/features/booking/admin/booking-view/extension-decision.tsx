import { textLimits } from '@rigbook/contracts/kernel/text';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { focusOn } from '../../../../lib/device/focus-on.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Part } from '../../../../ui/content/part.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { circumstancesQuery, refreshAfterDecision } from '../api/decisions.js';
import { BelowFloors } from '../vehicle-coverage/below-floors.js';

interface Props {
  readonly booking: Booking;
  readonly until: Instant;
}

/** What its responder asks for, and the decision on it. The hours have been held since they asked. */
export function ExtensionDecision({ booking, until }: Props) {
  const text = useText();
  const times = useTimes();
  const attempt = useAttempt();
  const [reason, setReason] = useState('');
  const decide = useDecideExtension(booking.id, until);
  const below = useQuery(circumstancesQuery(booking.id)).data?.belowFloors ?? [];
  const [coverageReason, setCoverageReason] = useState('');
  const [tried, setTried] = useState(false);
  const whyBelow = useRef<HTMLDivElement>(null);
  const isMissing = below.length > 0 && coverageReason.trim() === '';

  const settle = async (decision: Decision['decision']) => {
    if (decision === 'approve' && isMissing) {
      setTried(true);
      focusOn(whyBelow.current?.querySelector('textarea'));
      return;
    }
    if (!(await attempt(decide.mutateAsync({ decision, reason, coverageReason }), text('extension.failed')))) return;
    showToast({ title: text(`extension.done.${decision}`), tone: 'success' });
  };

  return (
    <Part title={text('extension.title')}>
      <p className="tabular-nums">
        {text('extend.until', {
          time: times.instantInSentence(until),
          before: times.instantInSentence(booking.endTime),
        })}
      </p>
      <p className="text-soft">{text('extension.held')}</p>
      {below.length > 0 && (
        <div ref={whyBelow} className="grid gap-3">
          <BelowFloors shortfalls={below} />
          <FreeTextField
            label={text('coverage.reason')}
            error={tried && isMissing ? text('coverage.reasonMissing') : undefined}
            most={textLimits.reason}
            value={coverageReason}
            onChange={setCoverageReason}
          />
        </div>
      )}
      <FreeTextField label={text('extension.reason')} most={textLimits.reason} value={reason} onChange={setReason} />
      <Refusal error={decide.error} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button look="primary" busy={decide.isPending} onClick={() => void settle('approve')}>
          {text('extension.approve')}
        </Button>
        <Button danger busy={decide.isPending} onClick={() => void settle('reject')}>
          {text('extension.reject')}
        </Button>
      </div>
    </Part>
  );
}

interface Decision {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  /** Of an approval that goes below a floor. */
  readonly coverageReason: string;
}

function useDecideExtension(bookingId: string, until: Instant) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ decision, reason, coverageReason }: Decision): Promise<Booking> =>
      bodyOf(
        api.PUT('/api/admin/bookings/{id}/extension', {
          params: { path: { id: bookingId } },
          body: {
            decision,
            until,
            ...(decision === 'reject' && reason.trim() !== '' && { reason }),
            ...(decision === 'approve' && coverageReason.trim() !== '' && { coverageReason }),
          },
        }),
      ),
    onSettled: () => refreshAfterDecision(queryClient),
  });
}
