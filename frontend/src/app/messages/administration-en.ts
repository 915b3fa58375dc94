import { expectedEndMessage, majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { privateAddressMessage } from '@rigbook/contracts/integrations/webhook-address.rules';
import { themselves } from '../../lib/i18n/contract-words.js';
import { en as agreement } from '../../features/agreement/admin/messages-en.js';
import { en as auth } from '../../features/auth/admin/messages-en.js';
import { en as booking } from '../../features/booking/admin/messages-en.js';
import { en as fleet } from '../../features/fleet/admin/messages-en.js';
import { en as integrations } from '../../features/integrations/admin/messages-en.js';
import { en as licences } from '../../features/licences/admin/messages-en.js';
import { en as notifications } from '../../features/notifications/admin/messages-en.js';
import { en as responders } from '../../features/responders/admin/messages-en.js';
import { en as settings } from '../../features/settings/admin/messages-en.js';

/** Sentences of the rules behind the administration's forms. Each is its own id, since rules know no message ids. */
export const sentences = themselves([
  'Unit number must be 3 digits',
  'Organization name is required',
  'Organization name must be at most 120 characters',
  'Organization name must be one line of plain text',
  'Please enter the number with + and the country code, such as +972 50 000 0100',
  'Name is required',
  'Type is required',
  'Location is required',
  'Name must be at most 80 characters',
  'Type must be at most 80 characters',
  'Location must be at most 200 characters',
  'Plate number must be at most 20 characters',
  'Plate number may have letters, digits, spaces and hyphens',
  'Please enter a name, such as that of the program that will use the token',
  'The name must be at most 60 characters',
  'Please choose at least one permission',
  'Please enter the full address, such as https://example.org/rigbook',
  'The address must begin with https://, so that the content stays private',
  'The address must not contain a user name or password; messages are signed instead',
  'The address must be at most 1000 characters',
  privateAddressMessage,
  expectedEndMessage,
  majorDamageReason,
]);

/** Texts for administrators only. */
export const enForAdministrators = {
  ...sentences,
  ...agreement,
  ...auth,
  ...booking,
  ...fleet,
  ...integrations,
  ...licences,
  ...notifications,
  ...responders,
  ...settings,
  'admin.title': 'Administration',
  'admin.close': 'Close administration',
  'admin.openAudit': 'Audit',
  'admin.passwordNeeded': 'The administration is closed.',
  'admin.enterPassword': 'Open the administration',
  'admin.loading': 'Loading the dashboard...',
  'admin.totalBookings': 'Total Bookings',
  'admin.pendingBookings': 'Pending Booking Approvals',
  'admin.pendingLicences': 'Pending License Approvals',
  'admin.approvedBookings': 'Approved Bookings',
  'admin.tabs': 'Administration sections',
};
