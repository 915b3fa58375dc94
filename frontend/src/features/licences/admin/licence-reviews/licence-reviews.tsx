import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LicenceVerification } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { licenceReviewsQuery } from '../api/licences.js';
import styles from './licence-reviews.module.css';
import { ReviewDialog } from './review-dialog.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { useReview } from './use-review.js';

/** Licenses awaiting a review, longest wait first. */
export function LicenceReviews() {
  const text = useText();
  const { data: licences, error, refetch } = useQuery(licenceReviewsQuery);
  const [viewed, setViewed] = useState<LicenceVerification>();
  if (error) return <ErrorScreen error={error} retry={() => void refetch()} />;
  if (licences === undefined)
    return (
      <Skeleton label={text('reviews.loading')}>
        <Bone height={72} />
        <Bone height={72} />
      </Skeleton>
    );
  return (
    <>
      {licences.length === 0 ? (
        <Empty icon="check">
          <p>{text('reviews.empty')}</p>
          <p>{text('reviews.emptyHint')}</p>
        </Empty>
      ) : (
        <ul className="grid gap-3" aria-label={text('admin.tab.licences')}>
          {licences.map((licence) => (
            <LicenceRow key={licence.id} licence={licence} onView={() => setViewed(licence)} />
          ))}
        </ul>
      )}
      {viewed && <ReviewDialog licence={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}

interface Props {
  readonly licence: LicenceVerification;
  readonly onView: () => void;
}

/** Approving takes one press; rejecting opens the review first, to give a reason. */
function LicenceRow({ licence, onView }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { pending, decide } = useReview(licence);
  const named = { unit: licence.user.unitNumber };
  return (
    <li className={styles.row}>
      <div>
        <p className="font-semibold">{person(licence.user)}</p>
        <p className="text-soft">{text('reviews.since', { time: times.instantInSentence(licence.createdAt) })}</p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
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
