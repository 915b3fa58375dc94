import { placeOn } from '@rigbook/contracts/booking/diary/vehicle-day.rules';
import { addDays, atHour, dayOf } from '@rigbook/contracts/kernel/calendar';
import { elapsedHours, isBefore, type Instant, type Period, type Zone } from '@rigbook/contracts/kernel/time';
import type { CSSProperties } from 'react';
import type { Booking, Circumstances } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useRichText, useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { useZone } from '../../../../lib/time/zone.js';
import { BookingStatusTag } from '../../shared/booking-status-tag.js';
import styles from './deciding.module.css';
import { VehicleName } from '../../../fleet/shared/vehicle-name.js';

/** When the clocks go back. */
const LONGEST_DAY_HOURS = 25;

interface Props {
  readonly booking: Booking;
  readonly circumstances: Circumstances;
  /** Left out: other people are not named, and their bookings not opened. */
  readonly onView?: (bookingId: string) => void;
}

/** The vehicle's day, or two across midnight: this booking among its neighbors, drawn and in words. */
export function VehicleDay({ booking, circumstances, onView }: Props) {
  const text = useText();
  const rich = useRichText();
  const times = useTimes();
  const person = usePerson();
  const { neighbours, dayStartsAt, dayEndsAt } = circumstances;
  const whole: Period = { startAt: dayStartsAt, endAt: dayEndsAt };
  const isOneDay = elapsedHours(whole) <= LONGEST_DAY_HOURS;
  const isWithin = ({ startAt, endAt }: Period) => !isBefore(startAt, dayStartsAt) && !isBefore(dayEndsAt, endAt);
  const hours = (period: Period) => (isOneDay && isWithin(period) ? times.clocks(period) : times.fromTo(period));
  return (
    <div className="grid gap-1.5">
      <p>{rich('deciding.day', { vehicle: <VehicleName vehicle={booking.vehicle} /> })}</p>
      <div
        className="relative h-5 border border-(--hairline) rounded-(--radius-small) bg-(--sunken) overflow-hidden"
        aria-hidden
      >
        {neighbours.map(({ status, startTime, endTime }) => (
          <span
            key={startTime}
            className={styles.neighbour}
            data-status={status}
            style={placed(whole, { startAt: startTime, endAt: endTime })}
          />
        ))}
        <span
          className="absolute inset-y-0 min-w-0.5 bg-(--accent)"
          style={placed(whole, { startAt: booking.startTime, endAt: booking.endTime })}
        />
      </div>
      <Ticks whole={whole} />
      {neighbours.length === 0 ? (
        <p className="text-soft">{text('deciding.alone')}</p>
      ) : (
        <ul className="grid divide-y divide-(--hairline)">
          {neighbours.map(({ bookingId, status, startTime, endTime, user }) => (
            <li key={startTime} className="flex flex-wrap items-center justify-between gap-y-1 gap-x-3 py-1">
              {onView ? (
                <button type="button" className={styles.opens} onClick={() => onView(bookingId)}>
                  <span className={styles.neighbourTime}>{hours({ startAt: startTime, endAt: endTime })}</span>
                  <span>{person(user)}</span>
                </button>
              ) : (
                <span className={styles.neighbourTime}>{hours({ startAt: startTime, endAt: endTime })}</span>
              )}
              <BookingStatusTag status={status} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placed(whole: Period, period: Period): CSSProperties {
  const { from, length } = placeOn(whole, period);
  return { insetInlineStart: `${from}%`, inlineSize: `${length}%` };
}

const hoursOfTicks = [0, 6, 12, 18];

/** The clock times along the bar, in true positions even on a day of 23 or 25 hours. */
function ticksOf({ startAt, endAt }: Period, zone: Zone): readonly Instant[] {
  const ticks: Instant[] = [];
  for (let day = dayOf(startAt, zone); isBefore(atHour(day, 0, zone), endAt); day = addDays(day, 1))
    ticks.push(...hoursOfTicks.map((hour) => atHour(day, hour, zone)));
  return ticks;
}

function Ticks({ whole }: { whole: Period }) {
  const times = useTimes();
  const zone = useZone();
  return (
    <div className="relative h-4 text-soft text-2xs leading-4 tabular-nums *:absolute" aria-hidden>
      {ticksOf(whole, zone).map((at) => (
        <span key={at} style={{ insetInlineStart: `${placeOn(whole, { startAt: at, endAt: at }).from}%` }}>
          {times.clock(at)}
        </span>
      ))}
    </div>
  );
}
