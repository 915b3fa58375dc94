import type { LiveTopic } from '@rigbook/contracts/live-updates/live.words';
import type { QueryKey } from '@tanstack/react-query';
import { keys } from '../http/keys.js';

const vehicles = [keys.vehicles];
const ownBookings = [keys.bookings, keys.substitutes, keys.responderHours, keys.agreements, keys.recommendations];
const diary = [
  keys.adminBookings,
  keys.bookingsAtRisk,
  keys.bookings,
  keys.overview,
  keys.lapses,
  keys.histories,
  keys.adminVehicles,
  keys.servicePlans,
  keys.damage,
  keys.ownDamage,
  keys.odometer,
  keys.odometerDiscrepancies,
  keys.agreementFiles,
  keys.userRecords,
];

/** The cache keys of each topic, coarsely; only visible data is reloaded. Recommendations stay for their five minutes when others book. */
export const keysOfTopics: Readonly<Record<LiveTopic, readonly QueryKey[]>> = {
  bookings: [...ownBookings, keys.standingShifts, keys.ownDamage],
  waitlist: [keys.waitlist],
  'standing-shifts': [keys.standingShifts],
  'handing-on': [keys.handingOn],
  activity: [keys.activity],
  licence: [keys.ownLicence],
  profile: [keys.microsoftAccount, keys.ownCalendarFeed, keys.ownErasureRequest],
  vehicles: [...vehicles, ...ownBookings],
  'vehicle-hours': [keys.calendars],
  'vehicle-use': vehicles,
  organisation: [...vehicles, ...ownBookings],
  // a person who asks to be erased waits for their open bookings
  'admin-bookings': [...diary, keys.erasureRequests, keys.adminStandingShifts],
  'admin-standing-shifts': [keys.adminStandingShifts],
  'admin-dashboard': [keys.dashboard],
  'admin-vehicles': diary,
  'admin-odometer': [keys.odometer, keys.odometerDiscrepancies],
  'admin-users': [keys.users, keys.erasureRequests, ...diary],
  'admin-sign-ins': [keys.waitingSignIns],
  'admin-licences': [keys.licenceReviews, keys.bookingsAtRisk, keys.dashboard, keys.users, keys.userRecords],
  'admin-settings': [keys.settings, keys.contacts, keys.adminPassword, ...diary],
  'admin-templates': [keys.templates],
  'admin-channels': [keys.channels],
  'admin-notifications': [keys.notifications],
  'admin-access-tokens': [keys.accessTokens],
  'admin-webhooks': [keys.webhooks, keys.fleetCalendarFeed],
};

/** The signed-in person, their rights, and the organization's name and time zone. */
export const topicsOfSession: readonly LiveTopic[] = ['profile', 'licence', 'organisation'];
