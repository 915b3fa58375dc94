import { DEFAULT_DIARY_ORDER } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { startTransition, useMemo, useState } from 'react';
import { useMediaQuery } from '../../../../lib/device/use-media-query.js';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf, loadAllPages } from '../../../../lib/queries/paged-query.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useZone } from '../../../../lib/time/zone.js';
import { useSearch } from '../../../../lib/use-search.js';
import { NextPage, type PagedList } from '../../../../ui/content/next-page.js';
import { PrintButton } from '../../../../ui/content/print-button.js';
import { tooNarrowForTables } from '../../../../ui/content/too-narrow-for-tables.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { diaryAddress, diaryFilterOf, isNarrowed } from '../api/diary-search.js';
import { bookingDiaryQuery } from '../api/diary.js';
import { BookingDrawer, useViewedBooking } from '../booking-view/booking-drawer.js';
import { ManyOutcome } from '../deciding/many-outcome.js';
import { type Asked, ManyDialog, ManySteps, useAble } from '../deciding/many-steps.js';
import { useSendWhenLeaving } from '../shared/undo/undoable-decision.js';
import { useDecide } from '../deciding/use-decide.js';
import { CancelQuestion } from '../shared/cancel-step.js';
import { orderOfSort, sortOfOrder, useDiaryColumns } from './diary-columns.js';
import { DiaryTools } from './diary-tools.js';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';

const idOf = ({ id }: Booking): string => id;

/** Every booking; search and order are in the address. */
export function BookingDiary() {
  const text = useText();
  const narrow = useMediaQuery(tooNarrowForTables);
  const person = usePerson();
  const [search, show] = useSearch(diaryAddress);
  const filter = diaryFilterOf(search, useZone(), useNow());
  const diary = useInfiniteQuery({ ...bookingDiaryQuery(filter), placeholderData: keepPreviousData });
  const viewed = useViewedBooking();
  useSendWhenLeaving();
  const nameOf = ({ vehicle, user }: Booking) =>
    text('diary.bookingOf', { vehicle: vehicle.name, person: person(user) });
  const [rejectingId, setRejectingId] = useState<string>();
  const bookings = useMemo(() => itemsOf(diary.data), [diary.data]);
  const decide = useDecide();
  const able = useAble();
  const [asked, setAsked] = useState<Asked & { readonly onDecided?: () => void }>();
  const onReject = ({ id }: Booking) => {
    // the press is answered before the list renders again
    startTransition(() => setRejectingId(id));
    viewed.view(id);
  };
  const approve = (rows: readonly Booking[], clear: () => void) => {
    if (rows.length === 0) return;
    decide(rows, 'approve');
    clear();
  };
  /** One is opened to be rejected; many share a reason. */
  const reject = (rows: readonly Booking[], clear: () => void) => {
    const [only, ...others] = rows;
    if (only === undefined) return;
    if (others.length > 0) return setAsked({ step: 'reject', bookings: rows, onDecided: clear });
    onReject(only);
    clear();
  };
  const columns = useDiaryColumns(search, {
    onView: ({ id }) => viewed.view(id),
    onReject,
  });

  return (
    <div className="grid grid-cols-1 gap-4">
      <ManyOutcome />
      <DeskTable
        name="diary"
        label={text('admin.tab.diary')}
        rows={bookings}
        idOf={idOf}
        nameOf={nameOf}
        columns={columns}
        sort={sortOfOrder(search.order ?? DEFAULT_DIARY_ORDER)}
        onSort={(sort) => show(diaryAddress.with(search, 'order', orderOfSort(sort)))}
        loading={text('diary.loading')}
        empty={<Empty icon="calendar">{text(isNarrowed(search) ? 'diary.noMatch' : 'diary.empty')}</Empty>}
        error={diary.error}
        onRetry={() => void diary.refetch()}
        isOld={diary.isPlaceholderData}
        isUrgent={({ overdue }) => overdue}
        onOpen={({ id }) => viewed.view(id)}
        tools={<DiaryTools search={search} filter={filter} narrow={narrow} onChange={show} />}
        isLoadingMore={diary.isFetching}
        keys={{
          a: (rows, clear) => approve(able('approve', rows), clear),
          r: (rows, clear) => reject(able('reject', rows), clear),
        }}
        bulk={(chosen, clear) => (
          <ManySteps
            chosen={chosen}
            onClear={clear}
            onStep={(step, rows) => {
              if (step === 'approve') approve(rows, clear);
              else setAsked({ step, bookings: rows, onDecided: clear });
            }}
          />
        )}
        onEnd={() => {
          if (diary.hasNextPage && !diary.isFetching && diary.error === null) void diary.fetchNextPage();
        }}
      />
      {bookings !== undefined && bookings.length > 0 && (
        <DiaryEnd
          shown={bookings.length}
          follow={diary.hasNextPage ? 'next' : diary.data?.pages.at(-1)?.next === undefined ? 'none' : 'elsewhere'}
          list={diary}
          onPrint={() => loadAllPages(diary)}
        />
      )}
      {viewed.id !== undefined && (
        <BookingDrawer
          bookingId={viewed.id}
          listed={bookings ?? []}
          onView={viewed.view}
          onEnd={() => diary.hasNextPage && void diary.fetchNextPage()}
          rejectingId={rejectingId}
          onClose={() => {
            setRejectingId(undefined);
            viewed.close();
          }}
        />
      )}
      <CancelQuestion />
      <Coverage />
      {asked && (
        <ManyDialog
          step={asked.step}
          bookings={asked.bookings}
          onClose={(decided) => {
            if (decided) asked.onDecided?.();
            setAsked(undefined);
          }}
        />
      )}
    </div>
  );
}

interface Props {
  readonly shown: number;
  /** there are more, none, or more than one page should show */
  readonly follow: 'next' | 'none' | 'elsewhere';
  readonly list: PagedList;
  /** Completes the list, as far as one page should show it. */
  readonly onPrint: () => Promise<void>;
}

const told = { next: 'diary.shownSoFar', none: 'diary.shownAll', elsewhere: 'diary.full' } as const;

/** How many are shown, and a button for more. */
function DiaryEnd({ shown, follow, list, onPrint }: Props) {
  const text = useText();
  return (
    <div className="flex flex-wrap gap-y-3 gap-x-4 items-center text-soft tabular-nums">
      <p role="status">{text(told[follow], { shown })}</p>
      <NextPage list={list} label={text('diary.more')} />
      <PrintButton small prepare={onPrint} />
    </div>
  );
}
