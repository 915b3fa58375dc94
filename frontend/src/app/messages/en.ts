import { auth } from './en/auth.js';
import { bookVehicle } from './en/book-vehicle.js';
import { fleet } from './en/fleet.js';
import { home } from './en/home.js';
import { licences } from './en/licences.js';
import { sentences } from './en/sentences.js';
import { shell } from './en/shell.js';
import { shift } from './en/shift.js';
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
  ...shift,
};
