import { refusalsForAdministrators } from '../app/messages/administration-he.js';
import { en, he } from './catalogues.js';

/** What administrators have on the screen; others read a part of it. */
export const english = { language: 'en', messages: en } as const;
export const hebrew = { language: 'he', messages: he, refusals: refusalsForAdministrators } as const;
