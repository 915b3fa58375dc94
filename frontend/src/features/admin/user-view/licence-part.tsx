import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { HandedInLicence, User } from '../../../lib/http/answers.js';
import { useActorName } from '../../../lib/i18n/use-actor-name.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { ErrorScreen } from '../../../ui/error-screen.js';
import { Bone, Skeleton } from '../../../ui/skeleton.js';
import { licenceHistoryQuery } from '../api/get-licence-history.js';
import { Part } from '../booking-view/part.js';
import { LicenceTag } from '../users/licence-tag.js';
import styles from './user-view.module.css';

/** Where their licence stands, and how it came to that. */
export function LicencePart({ user }: { user: User }) {
  const text = useText();
  const history = useInfiniteQuery(licenceHistoryQuery(user.id));
  const handedIn = history.data?.pages.flatMap((page) => page.handedIn);
  return (
    <Part title={text('userView.licence')}>
      <div>
        <LicenceTag verified={user.licenseVerified} />
      </div>
      {history.error ? (
        <ErrorScreen error={history.error} retry={() => void history.refetch()} />
      ) : handedIn === undefined ? (
        <Skeleton label={text('userView.licenceLoading')}>
          <Bone height={48} />
        </Skeleton>
      ) : handedIn.length === 0 ? (
        <p className={styles.soft}>{text(user.licenseVerified ? 'userView.licenceUnseen' : 'userView.licenceNone')}</p>
      ) : (
        <>
          {handedIn[0]?.happened.at(-1)?.type === 'LicenceSubmitted' && (
            <p>
              {text('userView.licenceWaits')} <Link to={paths.licenceReviews}>{text('userView.licenceReview')}</Link>
            </p>
          )}
          <ol className={styles.timeline} aria-label={text('userView.licence')}>
            {handedIn.flatMap(({ id, happened }) =>
              happened.toReversed().map((entry) => <Entry key={`${id} ${entry.type}`} {...entry} />),
            )}
          </ol>
          {history.hasNextPage && (
            <div>
              <Button small busy={history.isFetchingNextPage} onClick={() => void history.fetchNextPage()}>
                {text('diary.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

function Entry({ type, recordedAt, actor, notes }: HandedInLicence['happened'][number]) {
  const text = useText();
  const times = useTimes();
  const actorName = useActorName();
  return (
    <li className={styles.entry}>
      <time className={styles.entryTime} dateTime={recordedAt}>
        {times.instant(recordedAt)}
      </time>
      <div>
        <p className={styles.entryTitle}>{text(`licenceHistory.${type}`)}</p>
        <p className={styles.soft}>{actorName(actor)}</p>
        {notes !== null && <bdi className={styles.said}>{notes}</bdi>}
      </div>
    </li>
  );
}
