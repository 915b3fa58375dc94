import {
  REFUSED_REQUEST_KEPT_DAYS,
  type RequestRefusalCode,
  requestRefusalCodes,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Button } from '../../../../ui/button.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../../ui/feedback/skeleton.js';
import { Field } from '../../../../ui/form/field.js';
import { NativeSelect } from '../../../../ui/form/native-select.js';
import { refusedAddress, refusedFilterOf, refusedRequestsQuery, type RefusedSearch } from '../api/refused-requests.js';
import { DiaryFilters } from '../booking-diary/diary-filters.js';
import { RefusedLine } from '../shared/refused-line.js';
import styles from './refused-requests.module.css';

const AT_ONCE = 50;

/** Requests that were refused, and why; the filter is in the address. */
export function RefusedRequests() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const search = refusedAddress.parse(address);
  const filter = refusedFilterOf(search, useZone());
  const list = useInfiniteQuery({ ...refusedRequestsQuery(filter, AT_ONCE), placeholderData: keepPreviousData });
  const requests = itemsOf(list.data);
  const show = (next: RefusedSearch) =>
    setAddress({ tab: 'refused', ...refusedAddress.write(next) }, { replace: true });
  const set = (field: keyof RefusedSearch, given: string) => show(refusedAddress.with(search, field, given));
  const isNarrowed = Object.keys(search).length > 0;

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft">{text('refused.kept', { days: REFUSED_REQUEST_KEPT_DAYS })}</p>
      <div className={styles.tools} role="search" aria-label={text('refused.search')}>
        <ReasonSelect reason={search.reason} onReason={(reason) => set('reason', reason)} />
        <DiaryFilters search={search} onField={set} />
        {isNarrowed && (
          <div>
            <Button small look="quiet" onClick={() => show({})}>
              {text('diary.clear')}
            </Button>
          </div>
        )}
      </div>
      {list.error && !requests?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : requests === undefined ? (
        <Skeleton label={text('refused.loading')}>
          <Bone height={72} />
          <Bone height={72} />
        </Skeleton>
      ) : requests.length === 0 ? (
        <Empty icon="check">{text(isNarrowed ? 'refused.noMatch' : 'refused.none')}</Empty>
      ) : (
        <>
          <ul className={styles.list} aria-label={text('admin.tab.refused')} aria-busy={list.isPlaceholderData}>
            {requests.map((request) => (
              <RefusedLine key={request.id} request={request} withPerson />
            ))}
          </ul>
          <NextPage list={list} label={text('diary.more')} />
        </>
      )}
    </div>
  );
}

interface Props {
  readonly reason: RequestRefusalCode | undefined;
  /** Empty for all reasons. */
  readonly onReason: (reason: string) => void;
}

function ReasonSelect({ reason, onReason }: Props) {
  const text = useText();
  return (
    <Field label={text('refused.reason')}>
      {(control) => (
        <NativeSelect {...control} value={reason ?? ''} onChange={({ target }) => onReason(target.value)}>
          <option value="">{text('refused.allReasons')}</option>
          {requestRefusalCodes.map((code) => (
            <option key={code} value={code}>
              {text(`refusedReason.${code}`)}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
