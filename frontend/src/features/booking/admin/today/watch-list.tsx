import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { WatchedBooking } from '../../../../lib/http/answers.js';
import { useText } from '../../../../lib/i18n/use-text.js';
import { Button } from '../../../../ui/button.js';
import { Icon, type IconName } from '../../../../ui/icon.js';
import { Panel } from '../../../../ui/content/panel.js';
import { WatchItem } from './watch-item.js';
import styles from './watch.module.css';

/** More are shown on demand, so that one long list does not push all others off the screen. */
const SHOWN_AT_FIRST = 3;

interface Props {
  readonly title: string;
  readonly icon: IconName;
  readonly empty: string;
  readonly bookings: readonly WatchedBooking[];
  /** Where there are more of the kind than those of now. */
  readonly listAddress?: string;
  readonly urgent?: boolean;
  readonly factsOf: (booking: WatchedBooking) => ReactNode;
  readonly onView: (bookingId: string) => void;
}

/** Bookings to look after, counted. */
export function WatchList({ title, icon, empty, bookings, listAddress, urgent = false, factsOf, onView }: Props) {
  const text = useText();
  const [all, setAll] = useState(false);
  const shown = all ? bookings : bookings.slice(0, SHOWN_AT_FIRST);
  const count = <strong className={styles.count}>{bookings.length}</strong>;
  return (
    <div className={styles.list} data-urgent={(urgent && bookings.length > 0) || undefined}>
      <Panel
        title={
          <span className={styles.title}>
            <Icon name={icon} /> {title}
          </span>
        }
        aside={
          listAddress === undefined ? (
            count
          ) : (
            <Link to={listAddress} aria-label={text('today.inDiary', { count: bookings.length, list: title })}>
              {count}
            </Link>
          )
        }
      >
        {bookings.length === 0 ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <ul>
            {shown.map((booking) => (
              <WatchItem key={booking.id} booking={booking} onView={onView}>
                {factsOf(booking)}
              </WatchItem>
            ))}
          </ul>
        )}
        {bookings.length > SHOWN_AT_FIRST && (
          <Button small look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? text('today.fewer') : text('today.all', { count: bookings.length })}
          </Button>
        )}
      </Panel>
    </div>
  );
}
