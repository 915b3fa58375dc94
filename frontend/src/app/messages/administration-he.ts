import type { enForAdministrators } from './administration-en.js';
import { refusalsIn } from './he/refusals.js';
import { admin } from './administration/he/admin.js';
import { agreementFiles } from './administration/he/agreement-files.js';
import { bookingView } from './administration/he/booking-view.js';
import { fieldWordsForAdministrators } from './administration/he/field-words.js';
import { licenceReviews } from './administration/he/licence-reviews.js';
import { maintenance } from './administration/he/maintenance.js';
import { notifications } from './administration/he/notifications.js';
import { sentences } from './administration/he/sentences.js';
import { settings } from './administration/he/settings.js';
import { templates } from './administration/he/templates.js';
import { today } from './administration/he/today.js';
import { userImport } from './administration/he/user-import.js';
import { userManagement } from './administration/he/user-management.js';
import { userView } from './administration/he/user-view.js';
import { vehicleFleet } from './administration/he/vehicle-fleet.js';

export const heForAdministrators: Readonly<Record<keyof typeof enForAdministrators, string>> = {
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

export const refusalsForAdministrators = refusalsIn(fieldWordsForAdministrators);
