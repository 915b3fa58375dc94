import type { en } from './en.js';
import { admin } from './he/admin.js';
import { agreement } from './he/agreement.js';
import { agreementFiles } from './he/agreement-files.js';
import { auth } from './he/auth.js';
import { bookVehicle } from './he/book-vehicle.js';
import { bookingView } from './he/booking-view.js';
import { fleet } from './he/fleet.js';
import { home } from './he/home.js';
import { licenceReviews } from './he/licence-reviews.js';
import { licences } from './he/licences.js';
import { refusals } from './he/refusals.js';
import { maintenance } from './he/maintenance.js';
import { sentences } from './he/sentences.js';
import { settings } from './he/settings.js';
import { shell } from './he/shell.js';
import { shift } from './he/shift.js';
import { today } from './he/today.js';
import { templates } from './he/templates.js';
import { userManagement } from './he/user-management.js';
import { userImport } from './he/user-import.js';
import { userView } from './he/user-view.js';
import { vehicleFleet } from './he/vehicle-fleet.js';
import { words } from './he/words.js';

export const he: Readonly<Record<keyof typeof en, string>> = {
  ...words,
  ...sentences,
  ...shell,
  ...auth,
  ...home,
  ...fleet,
  ...bookVehicle,
  ...licences,
  ...licenceReviews,
  ...agreement,
  ...shift,
  ...admin,
  ...bookingView,
  ...vehicleFleet,
  ...maintenance,
  ...settings,
  ...templates,
  ...today,
  ...userManagement,
  ...userView,
  ...userImport,
  ...agreementFiles,
};

export { refusals };
