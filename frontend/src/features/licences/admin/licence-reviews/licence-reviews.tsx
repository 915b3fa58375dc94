import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LicenceVerification } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { licenceReviewsQuery } from '../api/licences.js';
import { ReviewDialog } from './review-dialog.js';
import { useReview } from './use-review.js';

const idOf = ({ id }: LicenceVerification): string => id;

/** Licenses awaiting a review, longest wait first. */
export function LicenceReviews() {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const { data, error, refetch } = useQuery(licenceReviewsQuery);
  const [viewed, setViewed] = useState<LicenceVerification>();
  const columns: readonly DeskColumn<LicenceVerification>[] = [
    { name: 'responder', title: text('diary.responder'), heading: true, cell: ({ user }) => person(user) },
    {
      name: 'since',
      title: text('reviews.submitted'),
      inCard: 'unlabeled',
      cell: ({ createdAt }) => text('reviews.since', { time: times.instantInSentence(createdAt) }),
    },
    {
      name: 'actions',
      title: text('diary.actions'),
      width: 360,
      inCard: 'buttons',
      cell: (licence) => <Decide licence={licence} onView={() => setViewed(licence)} />,
    },
  ];
  return (
    <>
      <DeskTable
        name="licences"
        label={text('admin.tab.licences')}
        rows={data}
        idOf={idOf}
        nameOf={({ user }) => person(user)}
        columns={columns}
        loading={text('reviews.loading')}
        error={error}
        onRetry={() => void refetch()}
        onOpen={setViewed}
        empty={
          <Empty icon="check">
            <p>{text('reviews.empty')}</p>
            <p>{text('reviews.emptyHint')}</p>
          </Empty>
        }
      />
      {viewed && <ReviewDialog licence={viewed} onClose={() => setViewed(undefined)} />}
    </>
  );
}

interface Props {
  readonly licence: LicenceVerification;
  readonly onView: () => void;
}

/** Approving takes one press; rejecting opens the review first, to give a reason. */
function Decide({ licence, onView }: Props) {
  const text = useText();
  const { pending, decide } = useReview(licence);
  const named = { unit: licence.user.unitNumber };
  return (
    <div className="flex flex-wrap gap-2">
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
  );
}
