import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Chunk {
  readonly file: string;
  readonly isDynamicEntry?: boolean;
}

/** The built file of each source that the page loads on demand. */
export function lazyFiles(): ReadonlyMap<string, string> {
  const manifest = path.join(import.meta.dirname, '../../dist/.vite/manifest.json');
  const chunks = Object.entries(JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, Chunk>);
  return new Map(chunks.filter(([, { isDynamicEntry }]) => isDynamicEntry).map(([source, { file }]) => [source, file]));
}

const noBooking = '01900000-0000-7000-8000-000000000000';
const tab = (name: string): string => `/admin?tab=${name}`;

/** What a responder opens at an address. */
export const ofResponders: Readonly<Record<string, string>> = {
  'src/app/pages/home/signed-in-home.tsx': '/',
  'src/app/pages/agreement.page.tsx': `/agreement/${noBooking}`,
  'src/app/pages/history.page.tsx': `/history/${noBooking}`,
  'src/app/pages/signature.page.tsx': `/signature/${noBooking}`,
  'src/app/pages/check-in.page.tsx': `/checkin/${noBooking}`,
  'src/app/pages/check-out.page.tsx': `/checkout/${noBooking}`,
  'src/app/pages/report-damage.page.tsx': `/report/${noBooking}`,
  'src/app/pages/emergency.page.tsx': '/emergency',
  'src/app/pages/joint-handover.page.tsx': '/take-over',
  'src/features/booking/joint-handover/messages-en.ts': '/take-over',
  'src/features/booking/emergency/messages-en.ts': '/emergency',
  'src/features/booking/handover/messages-of-forms-en.ts': `/checkin/${noBooking}`,
  'src/app/pages/sticker/sticker.page.tsx': '/s/AAAAAAAA',
  'src/features/fleet/stickers/messages-en.ts': '/s/AAAAAAAA',
  'src/app/pages/not-found.page.tsx': '/no/such/page',
  'src/ui/theme/antd-root.tsx': `/checkin/${noBooking}`,
  'src/features/history/booking-history.tsx': `/history/${noBooking}`,
  'src/features/history/messages-en.ts': `/history/${noBooking}`,
  'src/features/agreement/messages-en.ts': `/agreement/${noBooking}`,
};

/** What an administrator opens at an address. */
export const ofAdministrators: Readonly<Record<string, string>> = {
  'src/app/pages/desk-routes.ts': '/admin',
  'src/app/administration/desk/desk.tsx': '/admin',
  'src/app/administration/admin-dashboard.tsx': '/admin',
  'src/app/messages/administration-en.ts': '/admin',
  'src/app/messages/administration-office-en.ts': tab('settings'),
  'src/features/booking/admin/today/today.tsx': '/admin',
  'src/app/pages/decide.page.tsx': '/decide',
  'src/features/booking/admin/decide-from-message/decide-screen.tsx': '/decide',
  'src/features/booking/admin/decide-from-message/messages-en.ts': '/decide',
  'src/features/booking/admin/booking-diary/booking-diary.tsx': tab('diary'),
  'src/features/booking/admin/refused-requests/refused-requests.tsx': tab('refused'),
  'src/features/booking/admin/standing-shifts/standing-shifts.tsx': tab('standing-shifts'),
  'src/features/booking/standing-shifts/messages-en.ts': tab('standing-shifts'),
  'src/features/agreement/admin/agreement-files/agreement-files.tsx': tab('agreements'),
  'src/features/fleet/admin/vehicle-fleet/vehicle-fleet.tsx': tab('fleet'),
  'src/features/fleet/admin/vehicle-file/vehicle-file.tsx': tab('vehicle'),
  'src/features/fleet/shared/service/messages-en.ts': tab('vehicle'),
  'src/features/fleet/admin/stickers/sticker-sheet.tsx': tab('stickers'),
  'src/features/fleet/admin/maintenance/maintenance.tsx': tab('maintenance'),
  'src/features/responders/admin/users/users.tsx': '/users',
  'src/features/licences/admin/licence-reviews/licence-reviews.tsx': tab('licences'),
  'src/features/booking/admin/usage/usage.tsx': tab('usage'),
  'src/features/booking/admin/odometer/unaccounted-part.tsx': tab('usage'),
  'src/features/booking/admin/odometer/messages-en.ts': tab('usage'),
  'src/app/administration/settings-tab.tsx': tab('settings'),
  'src/features/notifications/admin/templates/templates.tsx': tab('templates'),
  'src/features/notifications/admin/template-texts-messages-en.ts': tab('templates'),
  'src/features/notifications/admin/messages/notifications.tsx': tab('notifications'),
  'src/features/integrations/admin/integrations.tsx': tab('integrations'),
  'src/features/audit/access-record/access-record.tsx': tab('access'),
  'src/features/audit/audit-area/audit-area.tsx': '/audit',
  'src/features/audit/messages-en.ts': '/audit',
  'src/features/history/audited-history.tsx': `/history/${noBooking}`,
};

/** Dialogs: all keep their place and say what failed by the same code (lazy-dialog.tsx), which is tried with some of them. */
export const inDialogs: readonly string[] = [
  'src/app/administration/finding/find-dialog.tsx',
  'src/app/administration/finding/keys-dialog.tsx',
  'src/app/layout/bars/logout-dialog.tsx',
  'src/app/pages/home/book-vehicle.tsx',
  'src/features/auth/account/account-dialog.tsx',
  'src/features/auth/account/messages-en.ts',
  'src/features/auth/admin-password/admin-password-prompt.tsx',
  'src/features/auth/audit-access/audit-access-prompt.tsx',
  'src/features/auth/complete-profile/complete-profile-dialog.tsx',
  'src/features/auth/fresh-proof/fresh-proof-dialog.tsx',
  'src/features/auth/shared/messages-en.ts',
  'src/features/auth/sign-in/sign-in-dialog.tsx',
  'src/features/auth/sign-in/sign-in.tsx',
  'src/features/booking/admin/book-for-somebody/book-for-somebody-dialog.tsx',
  'src/features/booking/admin/odometer/correct-reading-dialog.tsx',
  'src/features/booking/admin/standing-shifts/end-shift-dialog.tsx',
  'src/features/booking/admin/standing-shifts/shift-editor.tsx',
  'src/features/booking/admin/standing-shifts/shift-history-dialog.tsx',
  'src/features/booking/book-vehicle/booking-submitted-dialog.tsx',
  'src/features/booking/change-booking/change-booking-dialog.tsx',
  'src/features/booking/change-booking/messages-en.ts',
  'src/features/booking/extending/extend-dialog.tsx',
  'src/features/booking/handing-on/hand-on-dialog.tsx',
  'src/features/booking/my-bookings/withdraw-dialog.tsx',
  'src/features/booking/request-booking/confirm-booking-dialog.tsx',
  'src/features/booking/waitlist/join-waitlist-dialog.tsx',
  'src/features/booking/damage/messages-en.ts',
  'src/features/booking/waitlist/messages-en.ts',
  'src/features/fleet/admin/service/dialogs.ts',
  'src/features/licences/verify-licence/verify-licence-dialog.tsx',
];

/** What no English screen shows, or only to people who are marked for it, or only until something else has come: other texts, what works unseen, home without a network. */
export const unseen: readonly string[] = [
  '../node_modules/@simplewebauthn/browser/esm/index.js',
  '../node_modules/qr/decode.js',
  'src/app/administration/dashboard-skeleton.tsx',
  'src/app/installing/register-service-worker.ts',
  'src/app/messages/administration-he.ts',
  'src/app/messages/administration-office-he.ts',
  'src/features/booking/handover/messages-of-forms-he.ts',
  'src/app/messages/he.ts',
  'src/app/messages/refusals-he.ts',
  'src/app/pages/home/offline-home.tsx',
  'src/features/agreement/messages-he.ts',
  'src/features/audit/messages-he.ts',
  'src/features/auth/account/messages-he.ts',
  'src/features/auth/push/messages-en.ts',
  'src/features/auth/push/messages-he.ts',
  'src/features/auth/push/push-section.tsx',
  'src/features/auth/shared/messages-he.ts',
  'src/features/booking/admin/odometer/messages-he.ts',
  'src/features/fleet/admin/vehicle-file/vehicle-odometer.tsx',
  'src/features/booking/change-booking/messages-he.ts',
  'src/features/booking/emergency/emergency-link.tsx',
  'src/features/booking/emergency/messages-he.ts',
  'src/features/booking/handing-on/colleague-offers.tsx',
  'src/features/booking/handing-on/hand-on.tsx',
  'src/features/booking/handing-on/handed-on.tsx',
  'src/features/booking/handing-on/messages-en.ts',
  'src/features/booking/handing-on/offer-messages.tsx',
  'src/features/booking/handing-on/messages-he.ts',
  'src/ui/content/qr-code.tsx',
  'src/features/booking/damage/photos-to-come.tsx',
  'src/lib/photos/photo-queue.ts',
  'src/features/fleet/stickers/messages-he.ts',
  'src/features/booking/vehicle-keys/keys-of-vehicle.tsx',
  'src/features/booking/vehicle-keys/messages-en.ts',
  'src/features/booking/vehicle-keys/messages-he.ts',
  'src/features/booking/shared/handover-together.tsx',
  'src/features/booking/joint-handover/messages-he.ts',
  'src/features/booking/joint-handover/scanner/code-scanner.tsx',
  'src/features/booking/admin/standing-shifts/days-not-booked.tsx',
  'src/features/booking/admin/standing-shifts/user-standing-shifts.tsx',
  'src/features/notifications/admin/template-texts-messages-he.ts',
  'src/features/booking/standing-shifts/messages-he.ts',
  'src/features/booking/standing-shifts/own-standing-shifts.tsx',
  'src/features/booking/waitlist/held-offers.tsx',
  'src/features/booking/admin/decide-from-message/messages-he.ts',
  'src/features/booking/damage/messages-he.ts',
  'src/features/booking/waitlist/messages-he.ts',
  'src/features/booking/waitlist/wishes.tsx',
  'src/features/fleet/shared/service/due-in-fleet.tsx',
  'src/features/fleet/shared/service/due-of-vehicle.tsx',
  'src/features/fleet/shared/service/messages-he.ts',
  'src/features/history/messages-he.ts',
  'src/ui/toasts/toasts.tsx',
];
