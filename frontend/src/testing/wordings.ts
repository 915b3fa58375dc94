import { refusalsForAdministrators } from '../app/messages/administration-he.js';
import { en, he } from './catalogues.js';

/** Of parts that a screen under test loads by itself: loading their texts would take the place of all others. */
const sets = [
  'waitlist',
  'odometer',
  'readings',
  'atVehicle',
  'service',
  'damage-photos',
  'damage-bracket',
  'vehicle-keys',
  'parking',
  'vehicle-months',
  'checks',
  'coverage',
  'upkeep',
  'substitutes',
  'at-risk',
  'expenses',
] as const;

/** The texts that administrators load; others load a part of them. */
export const english = { language: 'en', messages: en, sets } as const;
export const hebrew = { language: 'he', messages: he, sets, refusals: refusalsForAdministrators } as const;
