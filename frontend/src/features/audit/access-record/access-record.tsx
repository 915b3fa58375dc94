import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/http/problem.js';
import { usePerson } from '../../../lib/i18n/use-person.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../lib/queries/paged-query.js';
import { useZone } from '../../../lib/time/zone.js';
import { useSearch } from '../../../lib/use-search.js';
import { NextPage } from '../../../ui/content/next-page.js';
import { DeskTable } from '../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { accessAddress, accessRecordQuery, type AccessSearch } from '../api/access-record.js';
import { useAccessColumns } from './access-columns.js';
import { AccessFilters } from './access-filters.js';
import { SaveAccessRecord } from './save-access-record.js';

/** Who came in, tried to, or read what is private; the filter is in the address. For auditors and administrators. */
export function AccessRecord() {
  const text = useText();
  const person = usePerson();
  const [search, show] = useSearch(accessAddress);
  const list = useInfiniteQuery({ ...accessRecordQuery(search, useZone()), placeholderData: keepPreviousData });
  const entries = itemsOf(list.data);
  const set = (field: keyof AccessSearch, given: string) => show(accessAddress.with(search, field, given));
  const isNarrowed = Object.keys(search).length > 0;
  const named = entries?.find((entry) => entry.person.id === search.person)?.person;
  const isNetworkWrong = list.error instanceof ApiError && list.error.fields.some(({ field }) => field === 'network');
  const nothing = <Empty icon="eye">{text(isNarrowed ? 'access.noMatch' : 'access.none')}</Empty>;

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft">{text('access.lead')}</p>
      <DeskTable
        name="access"
        label={text('access.title')}
        rows={isNetworkWrong ? [] : entries}
        idOf={({ id }) => id}
        nameOf={(entry) => `${text(`accessKind.${entry.kind}`)}, ${person(entry.person)}`}
        columns={useAccessColumns(set)}
        loading={text('access.loading')}
        empty={isNetworkWrong ? null : nothing}
        error={isNetworkWrong ? null : list.error}
        onRetry={() => void list.refetch()}
        isOld={list.isPlaceholderData}
        tools={
          <div className="grid grid-cols-1 gap-4">
            <AccessFilters
              search={search}
              named={named}
              isNetworkWrong={isNetworkWrong}
              onField={set}
              onClear={() => show({})}
            />
            <SaveAccessRecord search={search} />
          </div>
        }
      />
      {!isNetworkWrong && entries !== undefined && entries.length > 0 && (
        <NextPage list={list} label={text('access.more')} />
      )}
    </div>
  );
}
