import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Loaded } from '../../../../ui/feedback/loaded.js';
import { Part } from '../../../../ui/content/part.js';
import { refusedRequestsQuery } from '../../../booking/admin/api/refused-requests.js';
import { RefusedLine } from '../../../booking/admin/shared/refused-line.js';

const SHOWN = 5;

/** The user's latest refused requests; the full list has the rest. */
export function RefusedRequestsPart({ unitNumber }: { unitNumber: string }) {
  const text = useText();
  const list = useInfiniteQuery(refusedRequestsQuery({ unitNumber }, SHOWN));
  return (
    <Part title={text('admin.tab.refused')}>
      <Loaded query={{ ...list, data: list.data?.pages[0]?.items }} label={text('refused.loading')}>
        {(requests) =>
          requests.length === 0 ? (
            <p className="text-soft">{text('refused.none')}</p>
          ) : (
            <ul className="grid" aria-label={text('admin.tab.refused')}>
              {requests.map((request) => (
                <RefusedLine key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {list.hasNextPage && <Link to={paths.refusedOf(unitNumber)}>{text('refused.all')}</Link>}
    </Part>
  );
}
