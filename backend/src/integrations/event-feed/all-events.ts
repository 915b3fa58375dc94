import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import { microsoftAccountEvents } from '../../auth/microsoft/microsoft-account.events.js';
import { bookingEvents } from '../../booking/booking.events.js';
import { vehicleEvents } from '../../fleet/vehicle.events.js';
import { licenceEvents } from '../../licences/licence.events.js';
import { channelEvents } from '../../notifications/channels/channel.events.js';
import { notificationEvents } from '../../notifications/retry-notifications/notification.events.js';
import { templateEvents } from '../../notifications/templates/template.events.js';
import type { EventDeclaration } from '../../platform/events/event-declarations.js';
import { responderEvents } from '../../responders/responder.events.js';
import { settingsEvents } from '../../settings/settings.events.js';
import { accessTokenEvents } from '../access-tokens/access-token.events.js';
import { calendarFeedEvents } from '../calendar-feeds/calendar-feed.events.js';
import { webhookEvents } from '../webhooks/webhook.events.js';

const declared = {
  ...bookingEvents,
  ...vehicleEvents,
  ...responderEvents,
  ...microsoftAccountEvents,
  ...licenceEvents,
  ...settingsEvents,
  ...templateEvents,
  ...channelEvents,
  ...notificationEvents,
  ...accessTokenEvents,
  ...webhookEvents,
  ...calendarFeedEvents,
};

/** Every declared event has to be on the list that webhooks choose from: one that is missing there does not compile here. */
type Listed<Events> = keyof Events extends EventType ? Events : never;

/** Every event of the log, in the order in which a newcomer needs them; exactly those that webhooks can choose. */
export const allEvents: Readonly<Record<EventType, EventDeclaration>> = declared satisfies Listed<typeof declared>;
