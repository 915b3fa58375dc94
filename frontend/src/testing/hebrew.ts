import type { Wording } from '../app/messages/catalogue.js';
import { he, refusals } from '../app/messages/he.js';

/** What a reader of Hebrew has on the screen. */
export const hebrew: Wording = { language: 'he', messages: he, refusals };
