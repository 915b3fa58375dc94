import { admin } from './en/admin.js';
import { agreement } from './en/agreement.js';
import { agreementFiles } from './en/agreement-files.js';
import { auth } from './en/auth.js';
import { bookVehicle } from './en/book-vehicle.js';
import { bookingView } from './en/booking-view.js';
import { fleet } from './en/fleet.js';
import { home } from './en/home.js';
import { licenceReviews } from './en/licence-reviews.js';
import { licences } from './en/licences.js';
import { maintenance } from './en/maintenance.js';
import { sentences } from './en/sentences.js';
import { settings } from './en/settings.js';
import { shell } from './en/shell.js';
import { shift } from './en/shift.js';
import { today } from './en/today.js';
import { templates } from './en/templates.js';
import { userManagement } from './en/user-management.js';
import { userImport } from './en/user-import.js';
import { userView } from './en/user-view.js';
import { vehicleFleet } from './en/vehicle-fleet.js';
import { words } from './en/words.js';

export const en = {
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
