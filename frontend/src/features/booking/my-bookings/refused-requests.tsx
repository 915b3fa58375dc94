import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import type { RefusedRequest } from '../../../lib/http/answers.js';
import { keys } from '../../../lib/http/keys.js';
import { useRefusalText } from '../../../lib/http/refusal-text.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf, pagedQuery } from '../../../lib/queries/paged-query.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Button } from '../../../ui/button.js';
import { Icon } from '../../../ui/icon.js';
import { periodOfBooking } from '../api/my-bookings.js';
import styles from './refused-requests.module.css';
import { VehicleName } from '../../fleet/shared/vehicle-name.js';

/** The caller's refused requests, latest first. */
const refusedRequestsQuery = pagedQuery({ path: '/api/bookings/refused', key: keys.refusedRequests, atOnce: 5 });

/** Collapsed below the bookings, and hidden if nothing was refused, since most days have no refusals. */
export function RefusedRequests() {
  const text = useText();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(refusedRequestsQuery);
  const requests = itemsOf(data) ?? [];
  if (requests.length === 0) return null;
  return (
    <details className={styles.refused}>
      <summary>
        {text('bookings.refused')}
        <Icon name="down" size={16} />
      </summary>
      <ul className="grid gap-4 py-2">
        {requests.map((request) => (
          <Refused key={request.id} request={request} />
        ))}
      </ul>
      {hasNextPage && (
        <Button small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text('activity.more')}
        </Button>
      )}
    </details>
  );
}

function Refused({ request }: { request: RefusedRequest }) {
  const text = useText();
  const times = useTimes();
  const refusalText = useRefusalText();
  return (
    <li className="grid gap-0.5">
      <p className="font-semibold tabular-nums">
        {request.vehicle.name !== null && (
          <>
            <VehicleName vehicle={{ ...request.vehicle, name: request.vehicle.name }} />,{' '}
          </>
        )}
        {times.period(periodOfBooking(request))}
      </p>
      <p>{refusalText(request)}</p>
      {request.code === 'LICENCE_NOT_VERIFIED' && <Link to={paths.licence}>{text('licence.step.do')}</Link>}
      <p className="text-soft text-sm tabular-nums">
        {text('bookings.refusedAt', { time: times.instantInSentence(request.refusedAt) })}
      </p>
    </li>
  );
}
