import type { en } from './en.js';
import { auth } from './he/auth.js';
import { bookVehicle } from './he/book-vehicle.js';
import { fleet } from './he/fleet.js';
import { home } from './he/home.js';
import { licences } from './he/licences.js';
import { refusals } from './he/refusals.js';
import { sentences } from './he/sentences.js';
import { shell } from './he/shell.js';
import { shift } from './he/shift.js';
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
  ...shift,
};

export { refusals };
