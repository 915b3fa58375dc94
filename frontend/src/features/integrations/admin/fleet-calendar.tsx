import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../lib/i18n/use-text.js';
import { CalendarAddress } from '../shared/calendar-address.js';
import { Panel } from '../../../ui/content/panel.js';
import {
  fleetCalendarFeedQuery,
  useMakeFleetCalendarFeed,
  useRevokeFleetCalendarFeed,
} from './api/fleet-calendar-feed.js';

/** The bookings of all vehicles for a calendar program, or for a screen at the station. */
export function FleetCalendar() {
  const text = useText();
  const feed = useQuery(fleetCalendarFeedQuery);
  const make = useMakeFleetCalendarFeed();
  const revoke = useRevokeFleetCalendarFeed();
  return (
    <Panel title={text('fleetCalendar.title')}>
      <p className="mb-3 text-soft text-md">{text('fleetCalendar.hint')}</p>
      <CalendarAddress feed={feed} make={make} revoke={revoke} />
    </Panel>
  );
}
