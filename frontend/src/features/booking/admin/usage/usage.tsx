import { REFUSED_REQUEST_KEPT_DAYS } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { dayOf, parseDay } from '@rigbook/contracts/kernel/calendar';
import type { Day } from '@rigbook/contracts/kernel/time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { Link, useSearchParams } from 'react-router';
import type { Usage } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useNow } from '../../../../lib/time/use-now.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { Panel } from '../../../../ui/content/panel.js';
import { PrintButton } from '../../../../ui/content/print-button.js';
import { Empty } from '../../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../../ui/feedback/error-screen.js';
import { DayBoxes } from '../../../../ui/form/day-boxes.js';
import { Sideways } from '../../../../ui/form/sideways.js';
import { lazySection } from '../../../../ui/lazy/lazy-screen.js';
import { usageQuery } from '../api/figures.js';
import { DecisionTimesPart, LapsesPart } from './people-parts.js';
import { PromisesPart, VehiclesPart } from './usage-parts.js';
import { canBeCounted, lastDays, lastDaysUntil, refusedFor, type UsageDays, usageDaysOf } from './usage-days.js';
import { WeekPart } from './week-part.js';
import styles from './usage.module.css';
import { Coverage } from '../vehicle-coverage/coverage-parts.js';

const UnaccountedPart = lazySection(
  async () => (await import('../odometer/unaccounted-part.js')).UnaccountedPart,
  ['odometer'],
);

const FleetMonths = lazySection(
  async () => (await import('../shared/months/fleet-months.js')).FleetMonths,
  ['vehicle-months'],
);

/** Fleet usage; the days are in the address. Figures link to what they count. */
export function Usage() {
  const text = useText();
  const zone = useZone();
  const [address, setAddress] = useSearchParams();
  const today = dayOf(useNow(), zone);
  const days = usageDaysOf(address, today);
  const countable = canBeCounted(days);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...usageQuery(days.from, days.to),
    enabled: countable,
    placeholderData: keepPreviousData,
  });
  const times = useTimes();
  const isEmpty = data?.refusals.length === 0 && data.vehicles.every(({ bookings }) => bookings === 0);

  return (
    <div className="grid grid-cols-1 gap-4 print:block print:[&_section]:mb-5 print:[&>p]:mb-3">
      <DaysPicker
        days={days}
        today={today}
        problem={countable ? undefined : text('usage.wrongDays')}
        onDays={(next) =>
          setAddress((before) => ({ ...Object.fromEntries(before), tab: 'usage', ...next }), { replace: true })
        }
      />
      <p className="hidden text-lg print:block">
        {text('usage.printedDays', { from: times.fullDay(days.from), to: times.fullDay(days.to) })}
      </p>
      <p className="text-soft">{text('usage.basis')}</p>
      {!countable ? null : error ? (
        <ErrorScreen error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <div role="status" aria-label={text('usage.loading')}>
          <Skeleton active paragraph={{ rows: 12 }} />
        </div>
      ) : isEmpty ? (
        <Empty icon="gauge">{text('usage.none')}</Empty>
      ) : (
        <div className="grid grid-cols-1 gap-4 aria-busy:opacity-55 print:block" aria-busy={isPlaceholderData}>
          <VehiclesPart vehicles={data.vehicles} days={days} />
          <div className="break-inside-avoid">
            <WeekPart hoursOfWeek={data.hoursOfWeek} days={days} />
          </div>
          <PromisesPart usage={data} days={days} />
          <UnaccountedPart days={days} />
          <LapsesPart lapses={data.lapses} days={days} />
          <DecisionTimesPart times={data.decisionTimes} />
          <RefusalsPart refusals={data.refusals} days={days} />
        </div>
      )}
      <FleetMonths />
      <Coverage week="any" />
    </div>
  );
}

interface Props {
  readonly days: UsageDays;
  readonly today: Day;
  readonly problem: string | undefined;
  readonly onDays: (days: UsageDays) => void;
}

/** The first and last day, or a preset range. */
function DaysPicker({ days, today, problem, onDays }: Props) {
  const text = useText();
  const chosen = lastDays.find((count) => {
    const { from, to } = lastDaysUntil(today, count);
    return from === days.from && to === days.to;
  });
  return (
    <div className="flex flex-wrap items-end gap-3 print:hidden" role="search" aria-label={text('usage.days')}>
      <Sideways chosen={chosen ?? 0}>
        <Segmented
          aria-label={text('usage.ranges')}
          // a range of the boxes is none of these
          value={chosen ?? 0}
          options={lastDays.map((value) => ({ value, label: text('usage.lastDays', { days: value }) }))}
          onChange={(count) => onDays(lastDaysUntil(today, count))}
        />
      </Sideways>
      <DayBoxes
        days={days}
        problem={problem}
        onDay={(edge, typed) => {
          const day = parseDay(typed);
          if (day) onDays({ ...days, [edge]: day });
        }}
      />
      <span className="ms-auto">
        <PrintButton />
      </span>
    </div>
  );
}

interface RefusalsPartProps {
  readonly refusals: Usage['refusals'];
  readonly days: UsageDays;
}

/** A bar for each reason, as long as it is frequent; each links to its requests. */
function RefusalsPart({ refusals, days }: RefusalsPartProps) {
  const text = useText();
  const most = Math.max(1, ...refusals.map(({ requests }) => requests));
  return (
    <Panel title={text('usage.refusals')}>
      <p className="text-soft">{text('refused.kept', { days: REFUSED_REQUEST_KEPT_DAYS })}</p>
      {refusals.length === 0 ? (
        <p>{text('usage.noRefusals')}</p>
      ) : (
        <ul className="grid" aria-label={text('usage.requests')}>
          {refusals.map(({ code, requests }) => {
            const reason = text(`refusedReason.${code}`);
            return (
              <li key={code}>
                <Link
                  to={refusedFor(code, days)}
                  className={styles.reason}
                  aria-label={text('usage.requestsFor', { count: requests, reason })}
                >
                  <span>{reason}</span>
                  <span className="flex max-sm:row-start-2 max-sm:col-span-full">
                    <span
                      className="h-4 min-w-1 rounded-[3px] bg-(--accent-ink) print:[print-color-adjust:exact]"
                      style={{ inlineSize: `${(100 * requests) / most}%` }}
                    />
                  </span>
                  <span className="text-end tabular-nums">{requests}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}
