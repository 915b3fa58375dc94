import { Checkbox } from 'antd';
import type { Booking } from '../../../../lib/http/answers.js';
import { usePerson } from '../../../../lib/i18n/use-person.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { useTimes } from '../../../../lib/time/use-times.js';
import { BookingStatusTag } from '../../../booking/shared/booking-status-tag.js';
import { Button } from '../../../../ui/button.js';
import { StatusTag } from '../../../../ui/content/status-tag.js';
import styles from './maintenance-dialog.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  readonly bookings: readonly Booking[];
  readonly ticked: ReadonlySet<string>;
  readonly onTick: (ticked: ReadonlySet<string>) => void;
  /** Bookings that are new or changed since the administrator last saw the list. */
  readonly isNews?: (booking: Booking) => boolean;
}

/** Bookings affected by a maintenance, or by the end of a paper; ticked ones will be cancelled. */
export function AffectedBookings({ title, lead, bookings, ticked, onTick, isNews = () => false }: Props) {
  const text = useText();
  const times = useTimes();
  const person = usePerson();
  const tick = (id: string, chosen: boolean) => {
    const next = new Set(ticked);
    if (chosen) next.add(id);
    else next.delete(id);
    onTick(next);
  };
  return (
    <section aria-label={title}>
      <header className="flex flex-wrap items-center justify-between gap-y-1 gap-x-4">
        <h3>{title}</h3>
        {bookings.length > 1 && (
          <Button small look="quiet" onClick={() => onTick(new Set(bookings.map(({ id }) => id)))}>
            {text('affected.all')}
          </Button>
        )}
      </header>
      <p>{lead ?? text('affected.lead')}</p>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.id}>
            <Checkbox
              className={styles.booking ?? ''}
              checked={ticked.has(booking.id)}
              onChange={({ target }) => tick(booking.id, target.checked)}
            >
              <span className="font-semibold tabular-nums">
                {times.period({ startAt: booking.startTime, endAt: booking.endTime })}
              </span>
              <span>{person(booking.user)}</span>
              <span className="flex flex-wrap gap-1">
                <BookingStatusTag status={booking.status} />
                {isNews(booking) && (
                  <StatusTag hue="orange" icon="alert">
                    {text('affected.changed')}
                  </StatusTag>
                )}
              </span>
              {booking.status === 'active' && <span className="basis-full text-soft">{text('affected.out')}</span>}
            </Checkbox>
          </li>
        ))}
      </ul>
    </section>
  );
}
