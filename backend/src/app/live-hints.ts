import { activityFeed } from '../booking/views/activity-feed/activity-feed.view.js';
import { BOOKING_STREAM, type BookingEvent } from '../booking/booking.events.js';
import { odometer } from '../booking/views/odometer/odometer.projection.js';
import { vehicleUse } from '../booking/views/vehicle-use/vehicle-use.projection.js';
import { dashboardCounts } from '../booking/views/dashboard/dashboard.projection.js';
import { CHECKLIST_STREAM } from '../checklists/checklist.events.js';
import { COVERAGE_STREAM } from '../vehicle-coverage/coverage.events.js';
import { HANDING_ON_STREAM, type HandingOnEvent } from '../handing-on/handing-on.events.js';
import { EXPENSE_STREAM } from '../expenses/expense.events.js';
import { VEHICLE_STREAM } from '../fleet/vehicle.events.js';
import { CALENDAR_FEED_STREAM } from '../integrations/calendar-feeds/calendar-feed.events.js';
import { WEBHOOK_STREAM } from '../integrations/webhooks/webhook.events.js';
import { ACCESS_TOKEN_STREAM } from '../integrations/access-tokens/access-token.events.js';
import { LICENCE_STREAM, type LicenceEvent } from '../licences/licence.events.js';
import { CHANNEL_TEST_STREAM } from '../notifications/channels/channel.events.js';
import { notificationOutbox } from '../notifications/outbox/notification-outbox.projection.js';
import { NOTIFICATION_STREAM } from '../notifications/retry-notifications/notification.events.js';
import { TEMPLATE_STREAM } from '../notifications/templates/template.events.js';
import { STANDING_SHIFT_STREAM } from '../standing-shifts/standing-shift.events.js';
import { SUBSTITUTION_PLAN_STREAM, SUBSTITUTION_STREAM } from '../substitutes/substitutes.events.js';
import { WAITLIST_STREAM } from '../waitlist/waitlist.events.js';
import type { Hints } from '../platform/event-store/event-store.wiring.js';
import type { NewEvent } from '../platform/event-store/recorded-event.js';
import type { Hint } from '../platform/live-updates/live-updates.js';
import { RESPONDER_STREAM } from '../responders/responder.events.js';
import { SETTINGS_STREAM } from '../settings/settings.events.js';

const responderOf = ({ data }: NewEvent): string => (data as (BookingEvent | LicenceEvent)['data']).responderId;

/** Of a booking that changes hands, both. */
const respondersOf = ({ data }: NewEvent): readonly string[] => {
  const booking = data as BookingEvent['data'];
  return 'formerResponderId' in booking ? [booking.responderId, booking.formerResponderId] : [booking.responderId];
};

/** Of an offer to everybody anybody may see that it is there, or is over. */
function offerHints({ data }: NewEvent): readonly Hint[] {
  const told = data as HandingOnEvent['data'];
  const colleague = 'acceptedBy' in told ? null : told.toResponderId;
  return colleague === null
    ? [{ topic: 'handing-on' }]
    : [told.responderId, colleague].map((of) => ({ topic: 'handing-on', of }));
}

/** By type of event; all other settings are shown on every screen. */
const ofSettings: Readonly<Record<string, readonly Hint[]>> = {
  AdminPasswordChanged: [{ topic: 'session' }],
  AdminPasswordSwitchedOff: [{ topic: 'session' }, { topic: 'admin-settings' }],
  AdminPasswordSwitchedOn: [{ topic: 'admin-settings' }],
};

/** By type of stream: what browsers must read again, for everyone with access or for one responder. */
const whenCommitted: Readonly<Record<string, (event: NewEvent) => readonly Hint[]>> = {
  [BOOKING_STREAM]: (event) => [
    ...respondersOf(event).map((of) => ({ topic: 'bookings', of }) as const),
    { topic: 'vehicle-hours' },
    ...(Object.hasOwn(vehicleUse.on, event.type) ? [{ topic: 'vehicle-use' } as const] : []),
    { topic: 'admin-bookings' },
  ],
  [WAITLIST_STREAM]: (event) => [{ topic: 'waitlist', of: responderOf(event) }, { topic: 'vehicle-hours' }],
  [SUBSTITUTION_PLAN_STREAM]: () => [{ topic: 'admin-bookings' }],
  [SUBSTITUTION_STREAM]: (event) => [
    { topic: 'bookings', of: responderOf(event) },
    { topic: 'vehicle-hours' },
    { topic: 'admin-bookings' },
  ],
  [STANDING_SHIFT_STREAM]: (event) => [
    { topic: 'standing-shifts', of: responderOf(event) },
    { topic: 'admin-standing-shifts' },
  ],
  [HANDING_ON_STREAM]: offerHints,
  [EXPENSE_STREAM]: (event) => [{ topic: 'bookings', of: responderOf(event) }, { topic: 'admin-bookings' }],
  [VEHICLE_STREAM]: () => [{ topic: 'vehicles' }, { topic: 'admin-vehicles' }],
  [COVERAGE_STREAM]: () => [{ topic: 'admin-vehicles' }, { topic: 'vehicle-hours' }],
  [CHECKLIST_STREAM]: () => [{ topic: 'admin-vehicles' }],
  [LICENCE_STREAM]: (event) => [{ topic: 'licence', of: responderOf(event) }, { topic: 'admin-licences' }],
  [RESPONDER_STREAM]: ({ stream }) => [
    { topic: 'session', of: stream },
    { topic: 'profile', of: stream },
    { topic: 'admin-users' },
  ],
  // a changed admin password affects only the sessions that it closes
  [SETTINGS_STREAM]: ({ type }) => ofSettings[type] ?? [{ topic: 'organisation' }, { topic: 'admin-settings' }],
  [TEMPLATE_STREAM]: () => [{ topic: 'admin-templates' }],
  [CHANNEL_TEST_STREAM]: () => [{ topic: 'admin-channels' }],
  [CALENDAR_FEED_STREAM]: (event) =>
    responderOf(event) ? [{ topic: 'profile', of: responderOf(event) }] : [{ topic: 'admin-webhooks' }],
  [WEBHOOK_STREAM]: () => [{ topic: 'admin-webhooks' }],
  [ACCESS_TOKEN_STREAM]: () => [{ topic: 'admin-access-tokens' }],
  [NOTIFICATION_STREAM]: () => [{ topic: 'admin-notifications' }],
};

/** By name of the eventual view, once it has the event. */
const whenFollowed: Readonly<Record<string, (event: NewEvent) => readonly Hint[]>> = {
  [dashboardCounts.name]: ({ streamType }) => (streamType === BOOKING_STREAM ? [{ topic: 'admin-dashboard' }] : []),
  [odometer.name]: ({ type }) => (Object.hasOwn(odometer.on, type) ? [{ topic: 'admin-odometer' }] : []),
  [activityFeed.name]: (event) =>
    [BOOKING_STREAM, LICENCE_STREAM, HANDING_ON_STREAM].includes(event.streamType)
      ? [{ topic: 'activity', of: responderOf(event) }]
      : [],
};

/** Messages are stored and withdrawn together with the event. */
const messages = ({ type }: NewEvent): readonly Hint[] =>
  Object.hasOwn(notificationOutbox.on, type) ? [{ topic: 'admin-notifications' }] : [];

/** The live updates of each event. A test checks that every stream is named here, unless no screen shows it. */
export const liveHints: Hints = {
  whenCommitted: (event) => [...(whenCommitted[event.streamType]?.(event) ?? []), ...messages(event)],
  whenFollowed: (view, event) => whenFollowed[view]?.(event) ?? [],
};
