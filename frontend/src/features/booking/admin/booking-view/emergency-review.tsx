import {
  type EmergencyFinding,
  isReviewOverdue,
  reviewDueAt,
  saysWhy,
} from '@rigbook/contracts/booking/emergency/emergency.rules';
import { textLimits, trimmedText } from '@rigbook/contracts/kernel/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { api, bodyOf } from '../../../../lib/http/client.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Notice } from '../../../../ui/content/notice.js';
import { Part } from '../../../../ui/content/part.js';
import { Refusal } from '../../../../ui/feedback/refusal.js';
import { FreeTextField } from '../../../../ui/form/free-text-field.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { currentUserQuery } from '../../../auth/api/get-current-user.js';
import { refreshAfterDecision } from '../api/decisions.js';

/** That the vehicle was taken without approval, and its review: what it found, or the form for it. */
export function EmergencyReview({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const { data: session } = useQuery(currentUserQuery);
  const { emergencyReview: review, emergencyReviewedAt: reviewedAt, emergencyReviewNote: note } = booking;
  const isDue = review === null || review === 'due' || reviewedAt === null;
  return (
    <Part title={text('emergency.title')}>
      {!isDue ? (
        <Notice
          hue={review === 'misuse' ? 'red' : 'green'}
          icon={review === 'misuse' ? 'alert' : 'check'}
          title={text(`emergency.reviewed.${review}`, { at: times.instantInSentence(reviewedAt) })}
        >
          {note !== null && <bdi className="whitespace-pre-line">{note}</bdi>}
        </Notice>
      ) : session?.id === booking.user.id ? (
        <Notice hue="orange" icon="alert" title={text('emergency.own')} />
      ) : (
        <ReviewForm booking={booking} />
      )}
    </Part>
  );
}

function ReviewForm({ booking }: { readonly booking: Booking }) {
  const text = useText();
  const times = useTimes();
  const now = useNow();
  const attempt = useAttempt();
  const [note, setNote] = useState('');
  const [noteMissing, setNoteMissing] = useState(false);
  const review = useReview(booking.id);
  const { requestedAt: takenAt } = booking;
  const dueAt = reviewDueAt(takenAt);
  const isOverdue = isReviewOverdue(takenAt, now);

  const settle = async (finding: EmergencyFinding) => {
    const said = trimmedText(note) || null;
    if (!saysWhy(finding, said)) return setNoteMissing(true);
    if (!(await attempt(review.mutateAsync({ finding, note: said }), text('emergency.failed')))) return;
    showToast({ title: text(`emergency.done.${finding}`), tone: 'success' });
  };

  return (
    <>
      {isOverdue && (
        <Notice
          hue="red"
          icon="alert"
          title={text('today.reviewOverdue', {
            at: times.instantInSentence(takenAt),
            span: times.span(dueAt, now),
          })}
        />
      )}
      <p>
        {!isOverdue && `${text('emergency.due', { due: times.instantInSentence(dueAt) })} `}
        {text('emergency.final')}
      </p>
      <FreeTextField
        label={text('emergency.note')}
        most={textLimits.reason}
        value={note}
        error={noteMissing ? text('emergency.noteMissing') : undefined}
        onChange={(typed) => {
          setNote(typed);
          setNoteMissing(false);
        }}
      />
      <Refusal error={review.error} />
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <Button look="primary" busy={review.isPending} onClick={() => void settle('accepted')}>
          {text('emergency.accept')}
        </Button>
        <Button danger busy={review.isPending} onClick={() => void settle('misuse')}>
          {text('emergency.misuse')}
        </Button>
      </div>
    </>
  );
}

interface Review {
  readonly finding: EmergencyFinding;
  readonly note: string | null;
}

function useReview(bookingId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Review): Promise<Booking> =>
      bodyOf(api.POST('/api/admin/bookings/{id}/review', { params: { path: { id: bookingId } }, body })),
    onSettled: () => refreshAfterDecision(queryClient),
  });
}
