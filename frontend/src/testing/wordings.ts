import { refusalsForAdministrators } from '../app/messages/administration-he.js';
import { en, he } from './catalogues.js';

/** The texts that administrators load; others load a part of them. */
export const english = { language: 'en', messages: en } as const;
export const hebrew = { language: 'he', messages: he, refusals: refusalsForAdministrators } as const;
