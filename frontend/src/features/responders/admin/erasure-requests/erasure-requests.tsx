import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../../config/paths.js';
import type { ErasureRequest } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Button } from '../../../../ui/button.js';
import { Panel } from '../../../../ui/content/panel.js';
import { erasureRequestsQuery } from '../api/erasure-requests.js';
import { ApproveErasureDialog } from './approve-erasure-dialog.js';
import { RefuseErasureDialog } from './refuse-erasure-dialog.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** People who ask to be erased, the longest waiting first. Nothing while none does. */
export function ErasureRequests() {
  const text = useText();
  const { data: requests = [] } = useQuery(erasureRequestsQuery);
  if (requests.length === 0) return null;
  return (
    <div className="mb-4" role="status">
      <Panel title={text('erasure.title', { count: requests.length })}>
        <p className="mb-3">{text('erasure.how')}</p>
        <ul className="grid gap-4">
          {requests.map((request) => (
            <li key={request.id} className="grid gap-3 pt-3 border-t border-(--hairline)">
              <OneRequest request={request} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function OneRequest({ request }: { readonly request: ErasureRequest }) {
  const text = useText();
  const times = useTimes();
  const person = usePerson()(request);
  const [deciding, setDeciding] = useState<'erase' | 'refuse'>();
  const close = () => setDeciding(undefined);
  const { requestedAt, openBookings } = request;
  const isFree = openBookings.length === 0;
  return (
    <>
      <div>
        <h3>{person}</h3>
        <p className="text-soft text-sm">{text('erasure.since', { time: times.instantInSentence(requestedAt) })}</p>
      </div>
      {!isFree && (
        <div>
          <p>{text('erasure.bookings')}</p>
          <ul className="ps-5 list-disc">
            {openBookings.map(({ id, vehicleName, startTime }) => (
              <li key={id}>
                <Link to={paths.diaryBooking(id)}>
                  <VehicleName vehicle={{ name: vehicleName }} />, {times.instantInSentence(startTime)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <Button danger aria-disabled={!isFree} onClick={() => isFree && setDeciding('erase')}>
          {text('erasure.erase')}
        </Button>
        <Button onClick={() => setDeciding('refuse')}>{text('erasure.refuse')}</Button>
      </div>
      {deciding === 'erase' && <ApproveErasureDialog request={request} onClose={close} />}
      {deciding === 'refuse' && <RefuseErasureDialog request={request} onClose={close} />}
    </>
  );
}
