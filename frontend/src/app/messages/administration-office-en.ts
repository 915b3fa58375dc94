import { privateAddressMessage } from '@rigbook/contracts/integrations/webhook-address.rules';
import { themselves } from '../../lib/i18n/contract-words.js';
import { en as agreement } from '../../features/agreement/admin/messages-en.js';
import { en as stickers } from '../../features/fleet/admin/stickers/messages-en.js';
import { en as integrations } from '../../features/integrations/admin/messages-en.js';
import { en as licences } from '../../features/licences/admin/messages-en.js';
import { en as delivery } from '../../features/notifications/admin/delivery/messages-en.js';
import { en as messages } from '../../features/notifications/admin/messages/messages-en.js';
import { en as userImport } from '../../features/responders/admin/user-import/messages-en.js';
import { en as settings } from '../../features/settings/admin/messages-en.js';

/** Sentences of the rules behind the forms of these pages. */
export const sentences = themselves([
  'Organization name is required',
  'Organization name must be at most 120 characters',
  'Organization name must be one line of plain text',
  'Please enter a name, such as that of the program that will use the token',
  'The name must be at most 60 characters',
  'Please choose at least one permission',
  'Please enter the full address, such as https://example.org/rigbook',
  'The address must begin with https://, so that the content stays private',
  'The address must not contain a user name or password; messages are signed instead',
  'The address must be at most 1000 characters',
  privateAddressMessage,
]);

/** What the organization's pages, license reviews, agreement files, messages, stickers and the import of users say: the desk does not begin with them. */
export const enForOffice = {
  ...sentences,
  ...agreement,
  ...delivery,
  ...integrations,
  ...licences,
  ...messages,
  ...settings,
  ...stickers,
  ...userImport,
};
