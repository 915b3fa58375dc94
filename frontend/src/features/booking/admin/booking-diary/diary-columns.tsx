import type { DiaryOrder } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { useMemo } from 'react';
import type { Booking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useStable } from '../../../../lib/use-stable.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';
import { DiaryTags, LapsesTag, StartTime } from '../shared/diary-parts.js';
import type { DiarySearch } from '../api/diary-search.js';
import { DiaryActions, type DiaryActionsProps } from './diary-actions.js';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';

/** How the table's sorting is said to the server. */
const orders = {
  start: 'oldest-start',
  '-start': 'newest-start',
  requested: 'first-requested',
  '-requested': 'last-requested',
} as const satisfies Record<string, DiaryOrder>;

export const orderOfSort = (sort: string | undefined): DiaryOrder | undefined => orders[sort as keyof typeof orders];

export const sortOfOrder = (order: DiaryOrder): string =>
  Object.entries(orders).find(([, named]) => named === order)?.[0] ?? '-start';

type Actions = Omit<DiaryActionsProps, 'booking'>;

function Responder({ user }: Pick<Booking, 'user'>) {
  const text = useText();
  return (
    <span className="flex gap-[0.5ch] whitespace-nowrap">
      <strong className="font-semibold">
        {user.unitNumber === null ? text('person.erased') : text('person.unit', { unit: user.unitNumber })}
      </strong>{' '}
      <bdi className="truncate">{[user.firstName, user.lastName].filter(Boolean).join(' ')}</bdi>
    </span>
  );
}

/** The columns of the diary. The purpose shows when words are searched, and the time of the request when it orders the list. */
export function useDiaryColumns(search: DiarySearch, actions: Actions): readonly DeskColumn<Booking>[] {
  const text = useText();
  const times = useTimes();
  const searched = search.q !== undefined;
  const byRequest = search.order === 'first-requested' || search.order === 'last-requested';
  // the rows stay the same while pages are added to the list
  const onView = useStable(actions.onView);
  const onReject = useStable(actions.onReject);
  return useMemo(
    () => [
      {
        name: 'responder',
        title: text('diary.responder'),
        width: '16%',
        wraps: true,
        cell: (booking) => (
          <>
            <Responder user={booking.user} />
            <LapsesTag booking={booking} />
          </>
        ),
      },
      {
        name: 'vehicle',
        title: text('diary.vehicle'),
        width: '13.5%',
        wraps: true, // vehicles of a kind differ at the end of their names
        inCard: 'unlabeled',
        cell: ({ vehicle }) => <VehicleName vehicle={vehicle} />,
      },
      {
        name: 'start',
        title: text('diary.startTime'),
        width: byRequest ? '15%' : '17%', // two lines: the words of the status have the room
        order: 'server',
        wraps: true,
        inCard: 'unlabeled',
        cell: (booking) => <StartTime booking={booking} />,
      },
      {
        name: 'purpose',
        title: text('diary.purpose'),
        optional: searched ? 'shown' : 'hidden',
        wraps: true,
        cell: ({ purpose }) => <bdi title={purpose}>{purpose}</bdi>,
      },
      {
        name: 'requested',
        title: text('diary.requested'),
        order: 'server',
        optional: byRequest ? 'shown' : 'hidden',
        wraps: true,
        width: 108,
        cell: ({ requestedAt }) => <span className="tabular-nums">{times.instant(requestedAt)}</span>,
      },
      {
        name: 'status',
        title: text('diary.status'),
        wraps: true,
        inCard: 'unlabeled',
        cell: (booking) => (
          <>
            <DiaryTags booking={booking} />
            {booking.status === 'pending' && <Coverage of={booking.id} />}
          </>
        ),
      },
      {
        name: 'actions',
        title: text('diary.actions'),
        width: 296, // four buttons
        inCard: 'buttons',
        cell: (booking) => <DiaryActions booking={booking} onView={onView} onReject={onReject} />,
      },
    ],
    [text, times, searched, byRequest, onView, onReject],
  );
}
