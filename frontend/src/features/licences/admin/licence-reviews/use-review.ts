import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useReviewLicence } from '../api/licences.js';

interface Review {
  /** The decision that is on its way. */
  readonly pending: LicenceDecision | undefined;
  readonly error: unknown;
  /** Resolves to whether it was taken. */
  readonly decide: (status: LicenceDecision, notes: string) => Promise<boolean>;
}

/** An administrator's word on one licence, and the toast about it. */
export function useReview({ id }: LicenceVerification): Review {
  const text = useText();
  const attempt = useAttempt();
  const review = useReviewLicence();
  return {
    pending: review.isPending ? review.variables.status : undefined,
    error: review.error,
    decide: async (status, notes) => {
      const done = await attempt(review.mutateAsync({ id, status, notes }), text('reviews.failed'));
      if (done) showToast({ title: text('reviews.done'), tone: 'success' });
      return done;
    },
  };
}
