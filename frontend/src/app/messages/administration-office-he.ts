import { he as integrations } from '../../features/integrations/admin/messages-he.js';
import { he as settings } from '../../features/settings/admin/messages-he.js';
import type { enForOffice } from './administration-office-en.js';

/** What only the pages of the menu's group "Organization" say, in Hebrew. */
export const heForOffice: Readonly<Record<keyof typeof enForOffice, string>> = { ...integrations, ...settings };
