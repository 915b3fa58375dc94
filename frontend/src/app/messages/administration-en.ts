import { accessTokens } from './administration/en/access-tokens.js';
import { admin } from './administration/en/admin.js';
import { agreementFiles } from './administration/en/agreement-files.js';
import { bookingView } from './administration/en/booking-view.js';
import { integrations } from './administration/en/integrations.js';
import { licenceReviews } from './administration/en/licence-reviews.js';
import { maintenance } from './administration/en/maintenance.js';
import { notifications } from './administration/en/notifications.js';
import { refusedRequests } from './administration/en/refused-requests.js';
import { sentences } from './administration/en/sentences.js';
import { settings } from './administration/en/settings.js';
import { templates } from './administration/en/templates.js';
import { today } from './administration/en/today.js';
import { usage } from './administration/en/usage.js';
import { userImport } from './administration/en/user-import.js';
import { userManagement } from './administration/en/user-management.js';
import { userView } from './administration/en/user-view.js';
import { vehicleFleet } from './administration/en/vehicle-fleet.js';
import { webhooks } from './administration/en/webhooks.js';

/** What only administrators read. */
export const enForAdministrators = {
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
