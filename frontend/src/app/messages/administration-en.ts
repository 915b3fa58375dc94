import { admin } from './administration/en/admin.js';
import { agreementFiles } from './administration/en/agreement-files.js';
import { bookingView } from './administration/en/booking-view.js';
import { licenceReviews } from './administration/en/licence-reviews.js';
import { maintenance } from './administration/en/maintenance.js';
import { notifications } from './administration/en/notifications.js';
import { sentences } from './administration/en/sentences.js';
import { settings } from './administration/en/settings.js';
import { templates } from './administration/en/templates.js';
import { today } from './administration/en/today.js';
import { userImport } from './administration/en/user-import.js';
import { userManagement } from './administration/en/user-management.js';
import { userView } from './administration/en/user-view.js';
import { vehicleFleet } from './administration/en/vehicle-fleet.js';

/** What only administrators read. */
export const enForAdministrators = {
  ...sentences,
  ...admin,
  ...agreementFiles,
  ...bookingView,
  ...licenceReviews,
  ...maintenance,
  ...notifications,
  ...settings,
  ...templates,
  ...today,
  ...userImport,
  ...userManagement,
  ...userView,
  ...vehicleFleet,
};
