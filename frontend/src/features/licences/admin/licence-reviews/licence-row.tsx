import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import styles from './licence-reviews.module.css';
import { useReview } from './use-review.js';

interface Props {
  readonly licence: LicenceVerification;
  readonly onView: () => void;
}

/** Approving is one press; a rejection is opened first, since it deserves its reason. */
export function LicenceRow({ licence, onView }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { pending, decide } = useReview(licence);
  const named = { unit: licence.user.unitNumber };
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.person}>{person(licence.user)}</p>
        <p className={styles.soft}>{text('reviews.since', { time: times.instantInSentence(licence.createdAt) })}</p>
      </div>
      <div className={styles.actions}>
        <Button small aria-label={text('reviews.photosNamed', named)} onClick={onView}>
          {text('reviews.photos')}
        </Button>
        <Button
          small
          look="primary"
          aria-label={text('reviews.approveNamed', named)}
          busy={pending !== undefined}
          onClick={() => void decide('approved', '')}
        >
          {text('reviews.approve')}
        </Button>
        <Button small aria-label={text('reviews.rejectNamed', named)} onClick={onView}>
          {text('reviews.reject')}
        </Button>
      </div>
    </li>
  );
}
