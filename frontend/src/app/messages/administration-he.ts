import type { enForAdministrators } from './administration-en.js';
import { refusalsIn } from './he/refusals.js';
import { accessTokens } from './administration/he/access-tokens.js';
import { admin } from './administration/he/admin.js';
import { agreementFiles } from './administration/he/agreement-files.js';
import { bookingView } from './administration/he/booking-view.js';
import { fieldWordsForAdministrators } from './administration/he/field-words.js';
import { integrations } from './administration/he/integrations.js';
import { licenceReviews } from './administration/he/licence-reviews.js';
import { maintenance } from './administration/he/maintenance.js';
import { notifications } from './administration/he/notifications.js';
import { refusedRequests } from './administration/he/refused-requests.js';
import { sentences } from './administration/he/sentences.js';
import { settings } from './administration/he/settings.js';
import { templates } from './administration/he/templates.js';
import { today } from './administration/he/today.js';
import { usage } from './administration/he/usage.js';
import { userImport } from './administration/he/user-import.js';
import { userManagement } from './administration/he/user-management.js';
import { userView } from './administration/he/user-view.js';
import { vehicleFleet } from './administration/he/vehicle-fleet.js';
import { webhooks } from './administration/he/webhooks.js';

export const heForAdministrators: Readonly<Record<keyof typeof enForAdministrators, string>> = {
  ...sentences,
  ...accessTokens,
  ...admin,
  ...agreementFiles,
  ...bookingView,
  ...integrations,
  ...licenceReviews,
  ...maintenance,
  ...notifications,
  ...refusedRequests,
  ...settings,
  ...templates,
  ...today,
  ...usage,
  ...userImport,
  ...userManagement,
  ...userView,
  ...vehicleFleet,
  ...webhooks,
};

export const refusalsForAdministrators = refusalsIn(fieldWordsForAdministrators);
