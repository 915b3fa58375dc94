/** Topics for a signed-in person: their data, and what everyone sees. */
export const openTopics = [
  'bookings',
  'waitlist',
  'standing-shifts',
  'handing-on',
  'activity',
  'licence',
  'profile',
  'vehicles',
  'vehicle-hours',
  'vehicle-use',
  'organisation',
] as const;

/** Topics for an administrator while administration is open in the session. */
export const adminTopics = [
  'admin-bookings',
  'admin-dashboard',
  'admin-standing-shifts',
  'admin-vehicles',
  'admin-odometer',
  'admin-users',
  'admin-sign-ins',
  'admin-licences',
  'admin-settings',
  'admin-templates',
  'admin-channels',
  'admin-notifications',
  'admin-webhooks',
  'admin-access-tokens',
] as const;

export const liveTopics = [...openTopics, ...adminTopics] as const;

/** Names what has changed and should be read again; never what it changed to. */
export type LiveTopic = (typeof liveTopics)[number];

const forAdministrators: ReadonlySet<string> = new Set(adminTopics);

export const isAdminTopic = (topic: LiveTopic): boolean => forAdministrators.has(topic);
