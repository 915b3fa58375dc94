/** What a signed-in person is told about: their own things, and what everybody sees. */
export const openTopics = [
  'bookings',
  'activity',
  'licence',
  'profile',
  'vehicles',
  'vehicle-hours',
  'organisation',
] as const;

/** Told to an administrator while the administration is open to them. */
export const adminTopics = [
  'admin-bookings',
  'admin-dashboard',
  'admin-vehicles',
  'admin-users',
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
