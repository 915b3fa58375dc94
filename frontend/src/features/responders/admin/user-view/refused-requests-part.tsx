import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Part } from '../../../../ui/content/part.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { refusedRequestsQuery } from '../../../booking/admin/api/refused-requests.js';
import { RefusedLine } from '../../../booking/admin/shared/refused-line.js';

const SHOWN = 5;

/** The user's latest refused requests; the full list has the rest. */
export function RefusedRequestsPart({ unitNumber }: { unitNumber: string }) {
  const text = useText();
  const { data, error, refetch, hasNextPage } = useInfiniteQuery(refusedRequestsQuery({ unitNumber }, SHOWN));
  const requests = data?.pages[0]?.items;
  return (
    <Part title={text('admin.tab.refused')}>
      {error && !requests?.length ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : requests === undefined ? (
        <Skeleton label={text('refused.loading')}>
          <Bone height={48} />
        </Skeleton>
      ) : requests.length === 0 ? (
        <p className="text-soft">{text('refused.none')}</p>
      ) : (
        <ul className="grid" aria-label={text('admin.tab.refused')}>
          {requests.map((request) => (
            <RefusedLine key={request.id} request={request} />
          ))}
        </ul>
      )}
      {hasNextPage && <Link to={paths.refusedOf(unitNumber)}>{text('refused.all')}</Link>}
    </Part>
  );
}
