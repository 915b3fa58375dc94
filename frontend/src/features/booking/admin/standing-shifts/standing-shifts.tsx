import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { StandingShift } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { itemsOf } from '../../../../lib/queries/paged-query.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { useViewed } from '../../../../lib/use-viewed.js';
import { Button } from '../../../../ui/button.js';
import { NextPage } from '../../../../ui/content/next-page.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { Icon } from '../../../../ui/icon.js';
import { lazyDialog } from '../../../../ui/lazy/lazy-dialog.js';
import { endedStandingShiftsQuery, standingShiftsQuery } from '../api/standing-shifts.js';
import { useDated, useShiftInWords, useStateOfDay } from '../../standing-shifts/use-shift-in-words.js';

const ShiftEditor = lazyDialog(async () => (await import('./shift-editor.js')).ShiftEditor);
const EndShiftDialog = lazyDialog(async () => (await import('./end-shift-dialog.js')).EndShiftDialog);

const ShiftHistoryDialog = lazyDialog(async () => (await import('./shift-history-dialog.js')).ShiftHistoryDialog);

interface Opened {
  readonly kind: 'change' | 'end' | 'history';
  readonly shift: StandingShift;
}

const isUrgent = ({ days }: StandingShift): boolean => days.some(({ state }) => state === 'not-made');

/** Who has the same hours every week, and what of it could not be booked. Those that ended are loaded when they are asked for. */
export function StandingShifts() {
  const text = useText();
  const person = usePerson();
  const list = useInfiniteQuery(standingShiftsQuery);
  // setting one has an address
  const setting = useViewed('dialog');
  const [opened, setOpened] = useState<Opened>();
  const [showsEnded, setShowsEnded] = useState(false);
  const columns = useColumns();
  const steps = useSteps(setOpened);
  const standing = itemsOf(list.data);
  const hasGaps = standing?.some(isUrgent) ?? false;
  const table = {
    idOf: ({ id }: StandingShift) => id,
    nameOf: ({ user }: StandingShift) => person(user),
    loading: text('standing.loading'),
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-soft max-w-[70ch]">{text('standing.about')}</p>
      <div>
        <Button look="primary" icon={<Icon name="plus" />} onClick={() => setting.view('set')}>
          {text('standing.set')}
        </Button>
      </div>
      <DeskTable
        {...table}
        name="standing-shifts"
        label={text('desk.page.standing-shifts')}
        rows={standing}
        columns={[...columns.filter(({ name }) => name !== 'notMade' || hasGaps), steps]}
        empty={<Empty icon="refresh">{text('standing.noneStands')}</Empty>}
        error={list.error}
        onRetry={() => void list.refetch()}
        isUrgent={isUrgent}
      />
      {standing !== undefined && standing.length > 0 && <NextPage list={list} label={text('diary.more')} />}
      {standing !== undefined && (
        <div>
          <Button look="quiet" aria-expanded={showsEnded} onClick={() => setShowsEnded(!showsEnded)}>
            {text(showsEnded ? 'standing.hideEnded' : 'standing.showEnded')}
          </Button>
        </div>
      )}
      {showsEnded && (
        <EndedShifts
          {...table}
          columns={[...columns.filter(({ name }) => name !== 'notMade' && name !== 'next'), steps]}
        />
      )}
      {setting.id === 'set' && <ShiftEditor onClose={setting.close} />}
      {opened?.kind === 'change' && <ShiftEditor shift={opened.shift} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'history' && <ShiftHistoryDialog shift={opened.shift} onClose={() => setOpened(undefined)} />}
      {opened?.kind === 'end' && <EndShiftDialog shift={opened.shift} onClose={() => setOpened(undefined)} />}
    </div>
  );
}

interface EndedProps {
  readonly idOf: (shift: StandingShift) => string;
  readonly nameOf: (shift: StandingShift) => string;
  readonly loading: string;
  readonly columns: readonly DeskColumn<StandingShift>[];
}

function EndedShifts(table: EndedProps) {
  const text = useText();
  const list = useInfiniteQuery(endedStandingShiftsQuery);
  const ended = itemsOf(list.data);
  return (
    <>
      <DeskTable
        {...table}
        name="ended-standing-shifts"
        label={text('standing.endedList')}
        rows={ended}
        empty={<Empty icon="refresh">{text('standing.noneEnded')}</Empty>}
        error={list.error}
        onRetry={() => void list.refetch()}
      />
      {ended !== undefined && ended.length > 0 && <NextPage list={list} label={text('diary.more')} />}
    </>
  );
}

function useColumns(): readonly DeskColumn<StandingShift>[] {
  const text = useText();
  const dated = useDated();
  const zone = useZone();
  const person = usePerson();
  const { daysAndHours, range } = useShiftInWords();
  return [
    { name: 'person', title: text('standing.person'), wraps: true, heading: true, cell: ({ user }) => person(user) },
    {
      name: 'vehicle',
      title: text('standing.vehicle'),
      wraps: true,
      inCard: 'unlabeled',
      cell: ({ vehicle, vehicleType }) =>
        vehicle ? <bdi>{vehicle.name}</bdi> : text('standing.anyOf', { type: vehicleType ?? '' }),
    },
    {
      name: 'days',
      title: text('standing.days'),
      width: 190,
      wraps: true,
      inCard: 'unlabeled',
      cell: (shift) => <span className="tabular-nums">{daysAndHours(shift)}</span>,
    },
    {
      name: 'range',
      title: text('standing.range'),
      wraps: true,
      inCard: 'unlabeled',
      cell: (shift) => (
        <span className="tabular-nums">
          {range(shift)}
          {shift.endedAt !== null && ` · ${text('standing.endedAt', { day: dated(dayOf(shift.endedAt, zone)) })}`}
        </span>
      ),
    },
    { name: 'next', title: text('standing.next'), wraps: true, cell: (shift) => <NextDay shift={shift} /> },
    { name: 'notMade', title: text('standing.notMade'), wraps: true, cell: (shift) => <NotMade shift={shift} /> },
  ];
}

function useSteps(open: (opened: Opened) => void): DeskColumn<StandingShift> {
  const text = useText();
  const person = usePerson();
  return {
    name: 'steps',
    title: text('standing.steps'),
    width: 240,
    align: 'end',
    inCard: 'buttons',
    cell: (shift) => (
      <span className="flex flex-wrap gap-2">
        <Button
          small
          look="quiet"
          aria-label={text('standing.historyOf', { person: person(shift.user) })}
          onClick={() => open({ kind: 'history', shift })}
        >
          {text('standing.history')}
        </Button>
        {shift.endedAt === null && (
          <>
            <Button
              small
              aria-label={text('standing.changeNamed', { person: person(shift.user) })}
              onClick={() => open({ kind: 'change', shift })}
            >
              {text('standing.change')}
            </Button>
            <Button
              small
              danger
              aria-label={text('standing.endNamed', { person: person(shift.user) })}
              onClick={() => open({ kind: 'end', shift })}
            >
              {text('standing.end')}
            </Button>
          </>
        )}
      </span>
    ),
  };
}

/** The next day that can still come, with its booking. */
function NextDay({ shift: { days } }: { readonly shift: StandingShift }) {
  const text = useText();
  const times = useTimes();
  const stateOf = useStateOfDay();
  const next = days.find(
    ({ state, bookingStatus }) => state === 'ahead' || bookingStatus === 'pending' || bookingStatus === 'approved',
  );
  if (!next) return <span className="text-soft">{text('standing.nextNone')}</span>;
  const words = `${times.date(next.day)}, ${stateOf(next)}`;
  return next.bookingId === null ? (
    <span>{words}</span>
  ) : (
    <Link to={`/admin?${new URLSearchParams({ tab: 'diary', booking: next.bookingId }).toString()}`}>{words}</Link>
  );
}

function NotMade({ shift: { days } }: { readonly shift: StandingShift }) {
  const text = useText();
  const times = useTimes();
  const gaps = days.filter(({ state }) => state === 'not-made');
  if (gaps.length === 0) return <span className="text-soft">{text('standing.notMadeNone')}</span>;
  const sentences = gaps.map(({ day, notMadeBecause }) =>
    [times.date(day), notMadeBecause && text(`notMade.${notMadeBecause}`)].filter(Boolean).join(': '),
  );
  return (
    <span className="min-[1024px]:line-clamp-2" title={sentences.join('\n')}>
      {sentences.join(' ')}
    </span>
  );
}
