import { en as integrations } from '../../features/integrations/admin/messages-en.js';
import { en as settings } from '../../features/settings/admin/messages-en.js';

/** What only the pages of the menu's group "Organization" say. */
export const enForOffice = { ...integrations, ...settings };
