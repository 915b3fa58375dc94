import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { licenceReviewsQuery } from '../api/licences.js';
import { LicenceRow } from './licence-row.js';
import styles from './licence-reviews.module.css';
import { ReviewDialog } from './review-dialog.js';

/** Licences that await a review, the longest waiting first. */
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
        <ul className={styles.list} aria-label={text('admin.tab.licences')}>
          {licences.map((licence) => (
            <LicenceRow key={licence.id} licence={licence} onView={() => setViewed(licence)} />
          ))}
        </ul>
      )}
      {viewed && <ReviewDialog licence={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}
