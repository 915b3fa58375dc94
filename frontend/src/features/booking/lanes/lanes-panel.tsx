import { lanePeriod, nextFree, sensibleHours } from '@rigbook/contracts/booking/requesting/lane.rules';
import { DEFAULT_BOOKING_HOURS } from '@rigbook/contracts/booking/booking.limits';
import { addDays, dayOf, hourOf, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { addHours, elapsedHours, type Instant, isBefore, type Period } from '@rigbook/contracts/kernel/time';
import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useNow } from '../../../lib/time/use-now.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { useZone } from '../../../lib/time/zone.js';
import { Button } from '../../../ui/button.js';
import { Panel } from '../../../ui/content/panel.js';
import { Empty } from '../../../ui/feedback/empty.js';
import { ErrorScreen } from '../../../ui/feedback/error-screen.js';
import { useLivery, VehicleName } from '../../fleet/shared/vehicle-name.js';
import { responderHoursQuery } from '../api/my-bookings.js';
import type { Lane } from '../api/use-lanes.js';
import { LANES_SHOWN, LanesBones } from './lanes-skeleton.js';
import { LaneLegend, LanePartShown } from './lane-part.js';
import styles from './lanes.module.css';

interface Props {
  /** Undefined while they load. */
  readonly lanes: readonly Lane[] | undefined;
  readonly error: Error | null;
  readonly onReload: () => void;
  /** The hours that the person usually books. */
  readonly usualHours?: number | undefined;
  readonly onBook: (vehicleId: string, startAt: Instant, hours: number) => void;
}

/** What is free in the next 24 hours: a lane for each vehicle, and its free hours to press. */
export function LanesPanel({ lanes, error, onReload, usualHours = DEFAULT_BOOKING_HOURS, onBook }: Props) {
  const text = useText();
  const zone = useZone();
  const used = useQuery(responderHoursQuery).data?.weeks ?? [];
  const [all, setAll] = useState(false);
  const shown = lanes && (all ? lanes : soonestFree(lanes));
  const book = ({ vehicle }: Lane, gap: Period) =>
    onBook(vehicle.id, gap.startAt, sensibleHours(gap, usualHours, used, zone));
  return (
    <Panel title={text('lanes.title')} aside={<LaneLegend lanes={lanes ?? []} />}>
      {error && lanes === undefined ? (
        <ErrorScreen error={error} retry={onReload} />
      ) : shown === undefined ? (
        <LanesBones />
      ) : shown.length === 0 ? (
        <Empty icon="car">{text('fleet.empty')}</Empty>
      ) : (
        <>
          <Board lanes={shown} onBook={book} />
          {shown.every(({ parts }) => nextFree(parts).when === 'notInLane') && (
            <p className="mt-3">
              {text('lanes.noneFree')} <Link to={paths.book('any')}>{text('lanes.bookLater')}</Link>
            </p>
          )}
          {lanes !== undefined && lanes.length > LANES_SHOWN && (
            <div className="mt-3">
              <Button aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? text('lanes.showFewer') : text('lanes.showAll', { count: lanes.length })}
              </Button>
            </div>
          )}
        </>
      )}
    </Panel>
  );
}

/** A few lanes of many, in the order of the fleet. */
function soonestFree(lanes: readonly Lane[]): readonly Lane[] {
  const freeAt = ({ parts }: Lane) => parts.find(({ state }) => state === 'free')?.startAt ?? 'never';
  const soonest = [...lanes].sort((one, other) => freeAt(one).localeCompare(freeAt(other))).slice(0, LANES_SHOWN);
  return lanes.filter((lane) => soonest.includes(lane));
}

interface BoardProps {
  readonly lanes: readonly Lane[];
  readonly onBook: (lane: Lane, gap: Period) => void;
}

/** Names, lanes and hours. On a phone the hours scroll in it, and the names stay. */
function Board({ lanes, onBook }: BoardProps) {
  const text = useText();
  const now = useNow();
  const zone = useZone();
  const shown = lanePeriod(now);
  const midnight = startOfDay(addDays(dayOf(shown.startAt, zone), 1), zone);
  return (
    // without a gap to focus, the keyboard scrolls the board itself
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.scroller} role="group" aria-label={text('lanes.title')} tabIndex={0}>
      <div className={styles.board}>
        <Hours shown={shown} midnight={midnight} />
        <ul className={styles.lanes}>
          {lanes.map((lane) => (
            <LaneRow key={lane.vehicle.id} lane={lane} shown={shown} onBook={onBook} />
          ))}
        </ul>
        <div className={styles.lines} aria-hidden>
          {isBefore(midnight, shown.endAt) && <span className={styles.midnight} style={at(shown, midnight)} />}
          <span className={styles.now} style={at(shown, now)} />
        </div>
      </div>
    </div>
  );
}

const at = (shown: Period, instant: Instant): CSSProperties => ({
  insetInlineStart: `${placeOn(shown, { startAt: instant, endAt: instant }).from}%`,
});

const HOURS_BETWEEN_LABELS = 3;

/** The name of a day that begins so late on the axis stands before its line, where it has room, in the place of the label before. */
const LATE_PERCENT = 85;

/** The clock at every third hour, and the new day's name at midnight. */
function Hours({ shown, midnight }: { readonly shown: Period; readonly midnight: Instant }) {
  const times = useTimes();
  const zone = useZone();
  const starts = Array.from({ length: elapsedHours(shown) }, (_, nth) => addHours(shown.startAt, nth));
  const { from } = placeOn(shown, { startAt: midnight, endAt: midnight });
  const isLate = from > LATE_PERCENT;
  const beforeMidnight = addHours(midnight, -HOURS_BETWEEN_LABELS);
  const labelled = starts.filter(
    (start) => hourOf(start, zone) % HOURS_BETWEEN_LABELS === 0 && !(isLate && start === beforeMidnight),
  );
  return (
    <div className={styles.hours} aria-hidden>
      {labelled.map((start) =>
        start === midnight ? (
          <strong key={start} style={isLate ? { insetInlineEnd: `${100 - from}%` } : at(shown, start)}>
            {times.date(dayOf(midnight, zone))}
          </strong>
        ) : (
          <span key={start} style={at(shown, start)}>
            {times.clock(start)}
          </span>
        ),
      )}
    </div>
  );
}

interface LaneRowProps {
  readonly lane: Lane;
  readonly shown: Period;
  readonly onBook: BoardProps['onBook'];
}

function LaneRow({ lane, shown, onBook }: LaneRowProps) {
  const { vehicle, parts } = lane;
  return (
    <li className={styles.row} style={useLivery(vehicle.id)}>
      <p className={styles.name}>
        <VehicleName vehicle={vehicle} />
      </p>
      <div className={styles.lane}>
        {parts.map((part) => {
          const { from, length } = placeOn(shown, part);
          return (
            <LanePartShown
              key={part.startAt}
              part={part}
              isLast={part === parts.at(-1)}
              vehicleName={vehicle.name}
              place={{ insetInlineStart: `${from}%`, inlineSize: `${length}%` }}
              onBook={() => onBook(lane, part)}
            />
          );
        })}
      </div>
    </li>
  );
}
