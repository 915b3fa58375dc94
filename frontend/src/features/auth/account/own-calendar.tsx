import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useText } from '../../../lib/i18n/use-text.js';
import { CalendarAddress } from '../../integrations/shared/calendar-address.js';
import { ownCalendarFeedQuery, useMakeOwnCalendarFeed, useRevokeOwnCalendarFeed } from '../api/own-calendar-feed.js';
import styles from './account-section.module.css';

/** One's own bookings in one's own calendar program. */
export function OwnCalendar() {
  const text = useText();
  const titleId = useId();
  const feed = useQuery(ownCalendarFeedQuery);
  const make = useMakeOwnCalendarFeed();
  const revoke = useRevokeOwnCalendarFeed();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{text('calendarFeed.own')}</h3>
      <p className={styles.hint}>{text('calendarFeed.ownHint')}</p>
      <CalendarAddress feed={feed} make={make} revoke={revoke} />
    </section>
  );
}
