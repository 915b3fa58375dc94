import { Statistic } from 'antd';
import { Link } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { Panel } from '../../../../ui/content/panel.js';
import type { DeskColumn } from '../../../../ui/desk-table/desk-column.js';
import { DeskTable } from '../../../../ui/desk-table/desk-table.js';
import { bookingInDiary, bookingsOfUnit, type UsageDays } from './usage-days.js';

type Lapses = Usage['lapses'][number];
type Decider = Usage['decisionTimes']['people'][number];

interface LapsesPartProps {
  readonly lapses: readonly Lapses[];
  readonly days: UsageDays;
}

/** Ant Design writes each figure from left to right, and a Hebrew one has words. */
const inItsDirection = (value: string | number) => <bdi>{value}</bdi>;

/** Who missed bookings or brought vehicles back late. */
export function LapsesPart({ lapses, days }: LapsesPartProps) {
  const text = useText();
  const person = usePerson();
  const columns: readonly DeskColumn<Lapses>[] = [
    {
      name: 'responder',
      title: text('usage.responder'),
      cell: ({ user }) =>
        user.unitNumber === null ? (
          person(user)
        ) : (
          <Link to={bookingsOfUnit(user.unitNumber, days)}>{person(user)}</Link>
        ),
    },
    { name: 'missed', title: text('usage.missed'), align: 'end', cell: ({ missed }) => missed },
    { name: 'late', title: text('usage.late'), align: 'end', cell: ({ late }) => late },
    { name: 'misused', title: text('usage.misused'), align: 'end', cell: ({ misused }) => misused },
  ];
  return (
    <Panel title={text('usage.lapses')}>
      <DeskTable
        name="usage-lapses"
        label={text('usage.lapses')}
        rows={lapses}
        idOf={({ user }) => user.id}
        nameOf={({ user }) => person(user)}
        columns={columns}
        loading={text('usage.loading')}
        empty={text('usage.noLapses')}
      />
    </Panel>
  );
}

/** How long requests waited for a decision, and who decided. */
export function DecisionTimesPart({ times }: { readonly times: Usage['decisionTimes'] }) {
  const text = useText();
  const person = usePerson();
  const { lasting } = useTimes();
  const { decisions, medianMinutes, slowestMinutes, slowestBookingId, undecided, people } = times;
  const columns: readonly DeskColumn<Decider>[] = [
    { name: 'person', title: text('usage.decider'), cell: ({ user }) => person(user) },
    { name: 'decisions', title: text('usage.decisions'), align: 'end', cell: (one) => one.decisions },
    { name: 'median', title: text('usage.median'), align: 'end', cell: (one) => lasting(one.medianMinutes) },
    { name: 'slowest', title: text('usage.slowest'), align: 'end', cell: (one) => lasting(one.slowestMinutes) },
  ];
  return (
    <Panel title={text('usage.decisionTimes')}>
      {medianMinutes !== null && slowestMinutes !== null && (
        <div className="grid grid-cols-1 gap-6 mb-4 sm:grid-cols-2 print:grid-cols-2 print:break-inside-avoid">
          <div className="grid gap-1 content-start">
            <Statistic title={text('usage.median')} value={lasting(medianMinutes)} formatter={inItsDirection} />
            <p>{text('usage.ofDecisions', { count: decisions })}</p>
          </div>
          <div className="grid gap-1 content-start">
            <Statistic title={text('usage.slowest')} value={lasting(slowestMinutes)} formatter={inItsDirection} />
            {slowestBookingId !== null && (
              <p className="max-sm:[&>a]:py-3 print:hidden">
                <Link to={bookingInDiary(slowestBookingId)}>{text('usage.openSlowest')}</Link>
              </p>
            )}
          </div>
        </div>
      )}
      <p className="mb-4">{text('usage.undecided', { count: undecided })}</p>
      <DeskTable
        name="usage-decisions"
        label={text('usage.decisionTimes')}
        rows={people}
        idOf={({ user }) => user.id}
        nameOf={({ user }) => person(user)}
        columns={columns}
        loading={text('usage.loading')}
        empty={text('usage.noDecisions')}
      />
    </Panel>
  );
}
