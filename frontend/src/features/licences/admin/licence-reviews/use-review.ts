import type { LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { showToast } from '../../../../ui/toasts/toast-store.js';
import { useAttempt } from '../../../../ui/toasts/use-attempt.js';
import { useReviewLicence } from '../api/licences.js';

interface Review {
  /** The decision being sent. */
  readonly pending: LicenceDecision | undefined;
  readonly error: unknown;
  /** Resolves to whether it was accepted. */
  readonly decide: (status: LicenceDecision, notes: string) => Promise<boolean>;
}

/** Sends an administrator's decision on a license, and shows a toast. */
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
