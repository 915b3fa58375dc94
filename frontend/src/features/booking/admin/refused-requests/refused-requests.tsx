import {
  REFUSED_REQUEST_KEPT_DAYS,
  type RequestRefusalCode,
  requestRefusalCodes,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { RefusedRequest } from '../../../../lib/http/answers.js';
import { useRefusalText } from '../../../../lib/http/refusal-text.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { useSearch } from '../../../../lib/use-search.js';
import { Button } from '../../../../ui/button.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Choice } from '../../../../ui/form/choice.js';
import { refusedAddress, refusedFilterOf, refusedRequestsQuery, type RefusedSearch } from '../api/refused-requests.js';
import { DiaryFilters } from '../booking-diary/diary-filters.js';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

const AT_ONCE = 50;

/** Requests that were refused, and why; the filter is in the address. */
export function RefusedRequests() {
  const text = useText();
  const person = usePerson();
  const [search, show] = useSearch(refusedAddress);
  const filter = refusedFilterOf(search, useZone());
  const list = useInfiniteQuery({ ...refusedRequestsQuery(filter, AT_ONCE), placeholderData: keepPreviousData });
  const requests = itemsOf(list.data);
  const set = (field: keyof RefusedSearch, given: string) => show(refusedAddress.with(search, field, given));
  const isNarrowed = Object.keys(search).length > 0;

  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft">{text('refused.kept', { days: REFUSED_REQUEST_KEPT_DAYS })}</p>
      <DeskTable
        name="refused"
        label={text('admin.tab.refused')}
        rows={requests}
        idOf={({ id }) => id}
        nameOf={({ user }) => person(user)}
        columns={useColumns()}
        loading={text('refused.loading')}
        empty={<Empty icon="ban">{text(isNarrowed ? 'refused.noMatch' : 'refused.none')}</Empty>}
        error={list.error}
        onRetry={() => void list.refetch()}
        isOld={list.isPlaceholderData}
        tools={
          <div
            className="grid grid-cols-1 gap-3 items-end min-[900px]:grid-cols-[2fr_2fr_1fr_1.5fr_1.5fr]"
            role="search"
            aria-label={text('refused.search')}
          >
            <ReasonSelect reason={search.reason} onReason={(reason) => set('reason', reason)} />
            <DiaryFilters search={search} onField={set} />
            {isNarrowed && (
              <div className="col-span-full">
                <Button small look="quiet" onClick={() => show({})}>
                  {text('diary.clear')}
                </Button>
              </div>
            )}
          </div>
        }
      />
      {requests !== undefined && requests.length > 0 && <NextPage list={list} label={text('diary.more')} />}
    </div>
  );
}

/** Who wanted which vehicle and when, and the reason given. */
function useColumns(): readonly DeskColumn<RefusedRequest>[] {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const refusalText = useRefusalText();
  return [
    { name: 'responder', title: text('diary.responder'), width: 150, wraps: true, cell: ({ user }) => person(user) },
    {
      name: 'vehicle',
      title: text('diary.vehicle'),
      width: 148,
      inCard: 'unlabeled',
      cell: ({ vehicle }) =>
        vehicle.name === null ? (
          text('refused.noVehicle')
        ) : (
          <VehicleName vehicle={{ ...vehicle, name: vehicle.name }} />
        ),
    },
    {
      name: 'period',
      title: text('diary.period'),
      width: 172,
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ startTime, endTime }) => (
        <span className="tabular-nums">{times.period({ startAt: startTime, endAt: endTime })}</span>
      ),
    },
    {
      name: 'reason',
      title: text('refused.reason'),
      wraps: true,
      inCard: 'unlabeled',
      cell: (request) => <span title={refusalText(request)}>{refusalText(request)}</span>,
    },
    {
      name: 'refused',
      title: text('refused.when'),
      width: 112,
      wraps: true,
      cell: ({ refusedAt }) => <span className="tabular-nums">{times.instant(refusedAt)}</span>,
    },
    {
      name: 'rules',
      title: text('refused.code'),
      optional: 'shown',
      width: 212,
      wraps: true,
      cell: ({ ruleVersion, code }) => (
        <span className="text-soft">
          {text('refused.rules', { edition: ruleVersion })} · <bdi dir="ltr">{code}</bdi>
        </span>
      ),
    },
  ];
}

interface Props {
  readonly reason: RequestRefusalCode | undefined;
  /** Empty for all reasons. */
  readonly onReason: (reason: string) => void;
}

function ReasonSelect({ reason, onReason }: Props) {
  const text = useText();
  return (
    <Choice
      label={text('refused.reason')}
      value={reason ?? ''}
      options={[
        { value: '', label: text('refused.allReasons') },
        ...requestRefusalCodes.map((code) => ({ value: code, label: text(`refusedReason.${code}`) })),
      ]}
      onChange={onReason}
    />
  );
}
