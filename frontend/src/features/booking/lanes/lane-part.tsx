import type { LanePart, LaneState } from '@rigbook/contracts/booking/requesting/lane.rules';
import { elapsedHours } from '@rigbook/contracts/kernel/time';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../config/paths.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';
import { Icon, type IconName } from '../../../ui/icon.js';
import type { Lane } from '../api/use-lanes.js';
import styles from './lanes.module.css';

/** Taken hours need none: they are hatched. */
const icons: Readonly<Partial<Record<LaneState, IconName>>> = {
  free: 'plus',
  asked: 'question',
  held: 'clock',
  offered: 'clock',
  turnRound: 'refresh',
  adminOnly: 'lock',
  maintenance: 'wrench',
  unavailable: 'ban',
};

const wordOf = (state: Exclude<LaneState, 'begun'>) =>
  state === 'asked' || state === 'held' || state === 'offered'
    ? (`slotState.${state}` as const)
    : (`laneState.${state}` as const);

/** Fewer hours have no room for a word, or for several. */
const HOURS_OF_A_LABEL = 3;
const HOURS_OF_A_LONG_LABEL: Readonly<Partial<Record<LaneState, number>>> = { asked: 5, offered: 4 };

interface Props {
  readonly part: LanePart;
  /** Up to the end of the lane: what comes after it is not known. */
  readonly isLast: boolean;
  readonly vehicleName: string;
  readonly place: CSSProperties;
  readonly onBook: () => void;
}

/** Free hours are a button. Others say what they are, in a pattern or an icon and for a screen reader in words. */
export function LanePartShown({ part, isLast, vehicleName, place, onBook }: Props) {
  const text = useText();
  const times = useTimes();
  const { state, startAt, endAt } = part;
  if (state === 'begun') return <span className={styles.part} data-state={state} style={place} aria-hidden />;
  const named = {
    vehicle: vehicleName,
    start: times.instantInSentence(startAt),
    end: times.instantInSentence(endAt),
  };
  const icon = icons[state];
  const sign = icon !== undefined && <Icon name={icon} size={16} />;
  const isRoomy = elapsedHours(part) >= (HOURS_OF_A_LONG_LABEL[state] ?? HOURS_OF_A_LABEL);
  const until = text('duty.until', { time: times.written(times.clock(part.offeredUntil ?? startAt)) });
  const said = text(wordOf(state));
  if (state === 'offered')
    return (
      <Link
        className={styles.part}
        data-state={state}
        style={place}
        to={paths.heldOffers}
        aria-label={text('lanes.closed', { ...named, state: said })}
      >
        <span className={styles.label}>
          {sign}
          {isRoomy && said}
        </span>
      </Link>
    );
  if (state !== 'free')
    return (
      <span
        className={styles.part}
        data-state={state}
        style={place}
        role="img"
        aria-label={text('lanes.closed', { ...named, state: state === 'held' ? `${said} (${until})` : said })}
      >
        <span className={styles.label}>
          {state === 'held' && isRoomy ? until : sign}
          {isRoomy && state !== 'taken' && state !== 'held' && said}
        </span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles.part}
      data-state={state}
      data-block={startAt}
      style={place}
      aria-label={text('lanes.gap', named)}
      onClick={onBook}
    >
      <span className={styles.label}>
        {isRoomy
          ? isLast
            ? text('lanes.freeFrom', { start: times.written(times.clock(startAt)) })
            : times.clocks(part)
          : sign}
      </span>
    </button>
  );
}

/** Of states that are not always there, only those that are. */
export function LaneLegend({ lanes }: { readonly lanes: readonly Lane[] }) {
  const text = useText();
  const present = new Set(lanes.flatMap(({ parts }) => parts.map(({ state }) => state)));
  const rare = (['asked', 'held', 'offered', 'turnRound', 'adminOnly', 'maintenance', 'unavailable'] as const).filter(
    (state) => present.has(state),
  );
  return (
    <ul className={styles.legend} aria-label={text('book.legend')}>
      {(['free', 'taken', ...rare] as const).map((state) => (
        <li key={state}>
          <span className={styles.sample} data-state={state}>
            {icons[state] !== undefined && <Icon name={icons[state]} size={12} />}
          </span>
          {text(wordOf(state))}
        </li>
      ))}
    </ul>
  );
}
