import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { User } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Timeline } from '../../../../ui/content/timeline.js';
import { licenceHistoryQuery } from '../../../licences/admin/api/licences.js';
import { Part } from '../../../../ui/content/part.js';
import { LicenceTag } from '../shared/licence-tag.js';

/** The license status and its history. */
export function LicencePart({ user }: { user: User }) {
  const text = useText();
  const history = useInfiniteQuery(licenceHistoryQuery(user.id));
  return (
    <Part title={text('userView.licence')}>
      <div>
        <LicenceTag verified={user.licenseVerified} />
      </div>
      <Loaded query={{ ...history, data: itemsOf(history.data) }} label={text('userView.licenceLoading')}>
        {(handedIn) =>
          handedIn.length === 0 ? (
            <p className="text-soft">
              {text(user.licenseVerified ? 'userView.licenceUnseen' : 'userView.licenceNone')}
            </p>
          ) : (
            <>
              {handedIn[0]?.happened.at(-1)?.type === 'LicenceSubmitted' && (
                <p>
                  {text('userView.licenceWaits')}{' '}
                  <Link to={paths.licenceReviews}>{text('userView.licenceReview')}</Link>
                </p>
              )}
              <Timeline
                label={text('userView.licence')}
                entries={handedIn.flatMap(({ id, happened }) =>
                  happened.toReversed().map(({ type, recordedAt, actor, notes }) => ({
                    key: `${id} ${type}`,
                    at: recordedAt,
                    title: text(`licenceHistory.${type}`),
                    actor,
                    children: notes !== null && <bdi className="whitespace-pre-line wrap-anywhere">{notes}</bdi>,
                  })),
                )}
              />
              <NextPage small list={history} label={text('diary.more')} />
            </>
          )
        }
      </Loaded>
    </Part>
  );
}
