import type { EventType } from '@rigbook/contracts/integrations/event-type.words';
import { microsoftAccountEvents } from '../../auth/microsoft/microsoft-account.events.js';
import { bookingEvents } from '../../booking/booking.events.js';
import { checklistEvents } from '../../checklists/checklist.events.js';
import { coverageEvents } from '../../vehicle-coverage/coverage.events.js';
import { expenseEvents } from '../../expenses/expense.events.js';
import { vehicleEvents } from '../../fleet/vehicle.events.js';
import { handingOnEvents } from '../../handing-on/handing-on.events.js';
import { licenceEvents } from '../../licences/licence.events.js';
import { channelEvents } from '../../notifications/channels/channel.events.js';
import { notificationEvents } from '../../notifications/retry-notifications/notification.events.js';
import { templateEvents } from '../../notifications/templates/template.events.js';
import type { EventDeclaration } from '../../platform/events/event-declarations.js';
import { redactionEvents } from '../../platform/seal/redaction/redaction.events.js';
import { responderEvents } from '../../responders/responder.events.js';
import { settingsEvents } from '../../settings/settings.events.js';
import { standingShiftEvents } from '../../standing-shifts/standing-shift.events.js';
import { substitutionEvents } from '../../substitutes/substitutes.events.js';
import { waitlistEvents } from '../../waitlist/waitlist.events.js';
import { accessTokenEvents } from '../access-tokens/access-token.events.js';
import { calendarFeedEvents } from '../calendar-feeds/calendar-feed.events.js';
import { webhookEvents } from '../webhooks/webhook.events.js';

const declared = {
  ...bookingEvents,
  ...waitlistEvents,
  ...standingShiftEvents,
  ...handingOnEvents,
  ...substitutionEvents,
  ...vehicleEvents,
  ...coverageEvents,
  ...checklistEvents,
  ...expenseEvents,
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
  ...redactionEvents,
};

/** Does not compile if a declared event is missing from the list that webhooks choose from. */
type Listed<Events> = keyof Events extends EventType ? Events : never;

/** All events of the log, which are also the ones webhooks can choose, in an order that suits a first reader. */
export const allEvents: Readonly<Record<EventType, EventDeclaration>> = declared satisfies Listed<typeof declared>;
