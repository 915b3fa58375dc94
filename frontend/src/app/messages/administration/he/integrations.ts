import type { integrations as english } from '../en/integrations.js';

export const integrations: Readonly<Record<keyof typeof english, string>> = {
  'admin.tab.integrations': 'חיבורים',
  'integrations.intro': 'כך תוכנות אחרות קוראות מהמערכת וכותבות אליה.',
  'integrations.apiPage': 'מה אפשר לעשות דרך ה־API',
};
