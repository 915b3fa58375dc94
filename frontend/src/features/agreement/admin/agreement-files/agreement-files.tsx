import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { address, text as words } from '../../../../lib/address.js';
import type { AgreementFile } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useSearch } from '../../../../lib/use-search.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { SearchBox } from '../../../../ui/form/search-box.js';
import { agreementFilesQuery } from '../api/agreement-files.js';
import { CheckAll } from './check-all.js';
import { CheckOutcome } from './check-outcome.js';
import { FileActions } from './file-actions.js';
import { SignedAt } from './signed-at.js';
import { useChecks, type Checks } from './use-checks.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

const filesAddress = address({ q: words(DIARY_SEARCH_LIMIT) });
const idOf = ({ bookingId }: AgreementFile): string => bookingId;

/** All signed agreements; the search is in the address. */
export function AgreementFiles() {
  const text = useText();
  const person = usePerson();
  const [{ q: search = '' }, setSearch] = useSearch(filesAddress);
  const list = useInfiniteQuery({ ...agreementFilesQuery(search), placeholderData: keepPreviousData });
  const checks = useChecks();
  const files = itemsOf(list.data);
  return (
    <div className="grid grid-cols-1 gap-4">
      <DeskTable
        name="agreements"
        label={text('admin.tab.agreements')}
        rows={files}
        idOf={idOf}
        nameOf={({ user, vehicle }) => text('files.bookingNamed', { person: person(user), vehicle: vehicle.name })}
        columns={useColumns(checks)}
        loading={text('files.loading')}
        error={list.error}
        onRetry={() => void list.refetch()}
        isOld={list.isPlaceholderData}
        tools={
          <div className="grid grid-cols-1 gap-3">
            <div role="search" aria-label={text('files.search')} className="max-w-120">
              <SearchBox
                words={search}
                placeholder={text('files.findPlaceholder')}
                onSearch={(q) => setSearch(filesAddress.with({}, 'q', q))}
              />
            </div>
            {files !== undefined && files.length > 0 && <CheckAll files={files} checks={checks} />}
          </div>
        }
        empty={
          <Empty icon="pen">
            <p>{text(search === '' ? 'files.empty' : 'files.noMatch')}</p>
            {search === '' && <p>{text('files.emptyHint')}</p>}
          </Empty>
        }
      />
      {list.data && <NextPage list={list} label={text('diary.more')} />}
    </div>
  );
}

function useColumns(checks: Checks): readonly DeskColumn<AgreementFile>[] {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  return [
    {
      name: 'signed',
      title: text('milestone.signed'),
      width: 120,
      cell: ({ signedAt }) => <SignedAt at={signedAt} />,
    },
    { name: 'responder', title: text('diary.responder'), heading: true, cell: ({ user }) => person(user) },
    {
      name: 'vehicle',
      title: text('diary.vehicle'),
      width: 156,
      cell: ({ vehicle }) => <VehicleName vehicle={vehicle} />,
    },
    {
      name: 'shift',
      title: text('files.shift'),
      width: 160,
      wraps: true,
      optional: 'shown',
      cell: ({ startTime, endTime }) => times.period({ startAt: startTime, endAt: endTime }),
    },
    {
      name: 'document',
      title: text('view.document'),
      width: 296, // that it is not the document that was signed
      inCard: 'unlabeled',
      cell: (file) => <CheckOutcome file={file} check={checks.of(file.bookingId)} />,
    },
    {
      name: 'actions',
      title: text('diary.actions'),
      width: 190,
      inCard: 'buttons',
      cell: (file) => <FileActions file={file} checks={checks} />,
    },
  ];
}
