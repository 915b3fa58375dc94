import { heatOf } from '@rigbook/contracts/booking/diary/usage.rules';
import { Link } from 'react-router';
import { useText } from '../../../../lib/i18n/use-text.js';
import { atHourOfWeek } from '../api/diary-search.js';
import { clockOf } from './clock-of.js';
import { useHourWords } from './use-hour-words.js';
import type { UsageDays } from './usage-days.js';
import { bookingsAt } from './usage-links.js';

interface Props {
  readonly weekday: number;
  readonly hours: readonly number[];
  readonly busiest: number;
  readonly days: UsageDays;
  /** the one link that Tab comes to */
  readonly tabbable: string | undefined;
}

/** A weekday, hour by hour. What nobody booked leads nowhere. */
export function HeatRow({ weekday, hours, busiest, days, tabbable }: Props) {
  const text = useText();
  const words = useHourWords();
  const { day, shortDay } = words(weekday, 0);
  const link = (hour: number | undefined, shown: string | number, label: string) => {
    const at = atHourOfWeek(weekday, hour);
    const column = hour ?? -1;
    return (
      <Link
        to={bookingsAt(weekday, hour, days)}
        aria-label={label}
        tabIndex={at === tabbable ? 0 : -1}
        data-block={at}
        data-row={weekday}
        data-from={column}
        data-to={column + 1}
      >
        {shown}
      </Link>
    );
  };
  const isBooked = hours.some((booked) => booked > 0);
  return (
    <tr>
      <th scope="row" aria-label={day}>
        {isBooked ? link(undefined, shortDay, text('usage.bookedOn', { day })) : shortDay}
      </th>
      {hours.map((booked, hour) => (
        <td key={clockOf(hour)} data-heat={heatOf(booked, busiest)}>
          {booked > 0 ? link(hour, booked, text('usage.bookedAt', { ...words(weekday, hour), hours: booked })) : booked}
        </td>
      ))}
    </tr>
  );
}
