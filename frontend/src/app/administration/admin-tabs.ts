import { paths } from '../../config/paths.js';
import { lazyScreen, lazySection } from '../../ui/lazy/lazy-screen.js';
import { addressOf } from './desk/desk-pages.js';

const office = ['office'] as const;
const withTexts = [...office, 'templates'] as const;

/** Each loads when it is opened: the tables of all would come with the first. */
export const tabs = {
  today: lazySection(async () => (await import('../../features/booking/admin/today/today.js')).Today),
  diary: lazySection(
    async () => (await import('../../features/booking/admin/booking-diary/booking-diary.js')).BookingDiary,
  ),
  users: lazySection(async () => (await import('../../features/responders/admin/users/users.js')).Users, office),
  fleet: lazySection(
    async () => (await import('../../features/fleet/admin/vehicle-fleet/vehicle-fleet.js')).VehicleFleet,
  ),
  vehicle: lazyScreen(
    async () => (await import('../../features/fleet/admin/vehicle-file/vehicle-file.js')).VehicleFile,
    ['service'],
  ),
  'at-risk': lazyScreen(
    async () => (await import('../../features/booking/admin/at-risk/bookings-at-risk.js')).BookingsAtRisk,
    ['at-risk'],
  ),
  stickers: lazyScreen(
    async () => (await import('../../features/fleet/admin/stickers/sticker-sheet.js')).StickerSheet,
    office,
  ),
  maintenance: lazySection(
    async () => (await import('../../features/fleet/admin/maintenance/maintenance.js')).Maintenance,
  ),
  licences: lazySection(
    async () => (await import('../../features/licences/admin/licence-reviews/licence-reviews.js')).LicenceReviews,
    office,
  ),
  agreements: lazySection(
    async () => (await import('../../features/agreement/admin/agreement-files/agreement-files.js')).AgreementFiles,
    office,
  ),
  refused: lazySection(
    async () => (await import('../../features/booking/admin/refused-requests/refused-requests.js')).RefusedRequests,
  ),
  'standing-shifts': lazySection(
    async () => (await import('../../features/booking/admin/standing-shifts/standing-shifts.js')).StandingShifts,
    ['standing'],
  ),
  expenses: lazySection(
    async () => (await import('../../features/booking/admin/expenses/expenses.js')).Expenses,
    ['expenses'],
  ),
  access: lazySection(async () => (await import('../../features/audit/access-record/access-record.js')).AccessRecord),
  usage: lazySection(async () => (await import('../../features/booking/admin/usage/usage.js')).Usage),
  notifications: lazySection(
    async () => (await import('../../features/notifications/admin/messages/notifications.js')).Notifications,
    office,
  ),
  templates: lazySection(
    async () => (await import('../../features/notifications/admin/templates/templates.js')).Templates,
    withTexts,
  ),
  integrations: lazySection(
    async () => (await import('../../features/integrations/admin/integrations.js')).Integrations,
    office,
  ),
  settings: lazySection(async () => (await import('./settings-tab.js')).SettingsTab, withTexts),
} as const;
type TabName = keyof typeof tabs;
const tabNames = Object.keys(tabs) as TabName[];

export const tabAt = (pathname: string, search: URLSearchParams): TabName =>
  pathname === paths.users ? 'users' : (tabNames.find((name) => name === search.get('tab')) ?? 'today');

/** Where an address without a page leads: requests are a part of the diary, and an unknown name is the first page. */
export function addressInstead(pathname: string, search: URLSearchParams): string | undefined {
  const tab = search.get('tab');
  if (pathname !== paths.admin || tab === null || Object.hasOwn(tabs, tab)) return undefined;
  return tab === 'requests' ? addressOf('requests') : paths.admin;
}
