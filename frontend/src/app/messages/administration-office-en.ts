import { privateAddressMessage } from '@rigbook/contracts/integrations/webhook-address.rules';
import { themselves } from '../../lib/i18n/contract-words.js';
import { en as integrations } from '../../features/integrations/admin/messages-en.js';
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

/** What only the pages of the menu's group "Organization" say. */
export const enForOffice = { ...sentences, ...integrations, ...settings };
