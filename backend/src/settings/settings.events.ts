import { declareEvents, type EventOf } from '../platform/events/event-declarations.js';
import { list, recordedText } from '../platform/events/event-fields.js';

export const SETTINGS_STREAM = 'settings';

/** The single stream of the organization. Its id is the same in every installation. */
export const settingsStreamId = '01900000-0000-7000-8000-000000000001';

/** Changes of the organization's settings and secrets, without their values. */
export const settingsEvents = declareEvents({
  SettingsChanged: {
    says: 'These settings changed. The values are not recorded.',
    data: { changedFields: list(recordedText('organizationName')) },
  },
  AdminPasswordChanged: { says: 'The admin password changed.', data: {} },
  AdminPasswordSwitchedOff: {
    says: 'The shared admin password no longer opens the administration; passkeys of administrators do.',
    data: {},
  },
  AdminPasswordSwitchedOn: { says: 'The shared admin password opens the administration again.', data: {} },
});

export type AdminPasswordChanged = EventOf<typeof settingsEvents, 'AdminPasswordChanged'>;
export type AdminPasswordSwitchedOff = EventOf<typeof settingsEvents, 'AdminPasswordSwitchedOff'>;
export type AdminPasswordSwitchedOn = EventOf<typeof settingsEvents, 'AdminPasswordSwitchedOn'>;
export type SettingsChanged = EventOf<typeof settingsEvents, 'SettingsChanged'>;
