import { bookingEvents } from './booking-events.js';
import type { AnyDocumented } from './documented.js';
import { fleetEvents } from './fleet-events.js';
import { integrationEvents, messageEvents, settingsEvents } from './organisation-events.js';
import { licenceEvents, responderEvents } from './people-events.js';

/** Every type of event that is in the log, in the order in which a newcomer needs them. */
export const documentedEvents: AnyDocumented = {
  ...bookingEvents,
  ...fleetEvents,
  ...responderEvents,
  ...licenceEvents,
  ...settingsEvents,
  ...messageEvents,
  ...integrationEvents,
};
