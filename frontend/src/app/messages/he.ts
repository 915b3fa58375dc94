import type { en } from './en.js';
import { admin } from './he/admin.js';
import { agreement } from './he/agreement.js';
import { auth } from './he/auth.js';
import { bookVehicle } from './he/book-vehicle.js';
import { fleet } from './he/fleet.js';
import { home } from './he/home.js';
import { licenceReviews } from './he/licence-reviews.js';
import { licences } from './he/licences.js';
import { refusals } from './he/refusals.js';
import { sentences } from './he/sentences.js';
import { settings } from './he/settings.js';
import { shell } from './he/shell.js';
import { shift } from './he/shift.js';
import { userManagement } from './he/user-management.js';
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
  ...settings,
  ...userManagement,
};

export { refusals };
