import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ApiError } from '../../../lib/http/problem.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../lib/queries/paged-query.js';
import { useZone } from '../../../lib/time/zone.js';
import { NextPage } from '../../../ui/content/next-page.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { Bone, Skeleton } from '../../../ui/feedback/skeleton.js';
import { accessAddress, accessRecordQuery, type AccessSearch } from '../api/access-record.js';
import { AccessFilters } from './access-filters.js';
import styles from './access-record.module.css';
import { EntryOfOthers } from './entry-of-others.js';
import { SaveAccessRecord } from './save-access-record.js';

/** Who came in, tried to, or read what is private; the filter is in the address. For auditors and administrators. */
export function AccessRecord() {
  const text = useText();
  const [address, setAddress] = useSearchParams();
  const search = accessAddress.parse(address);
  const list = useInfiniteQuery({ ...accessRecordQuery(search, useZone()), placeholderData: keepPreviousData });
  const entries = itemsOf(list.data);
  const show = (next: AccessSearch) => setAddress({ tab: 'access', ...accessAddress.write(next) }, { replace: true });
  const set = (field: keyof AccessSearch, given: string) => show(accessAddress.with(search, field, given));
  const isNarrowed = Object.keys(search).length > 0;
  const named = entries?.find(({ person }) => person.id === search.person)?.person;
  const isNetworkWrong = list.error instanceof ApiError && list.error.fields.some(({ field }) => field === 'network');

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft">{text('access.lead')}</p>
      <AccessFilters
        search={search}
        named={named}
        isNetworkWrong={isNetworkWrong}
        onField={set}
        onClear={() => show({})}
      />
      <SaveAccessRecord search={search} />
      {isNetworkWrong ? null : list.error && !entries?.length ? (
        <ErrorScreen error={list.error} retry={() => void list.refetch()} />
      ) : entries === undefined ? (
        <Skeleton label={text('access.loading')}>
          <Bone height={72} />
          <Bone height={72} />
          <Bone height={72} />
        </Skeleton>
      ) : entries.length === 0 ? (
        <Empty icon="search">
          <p>{text(isNarrowed ? 'access.noMatch' : 'access.none')}</p>
        </Empty>
      ) : (
        <div className="grid grid-cols-1 gap-4">
          <ul className={styles.list} aria-label={text('access.title')} aria-busy={list.isPlaceholderData}>
            {entries.map((entry) => (
              <EntryOfOthers key={entry.id} entry={entry} onField={set} />
            ))}
          </ul>
          <NextPage list={list} label={text('access.more')} />
        </div>
      )}
    </div>
  );
}
