import { enForAdministrators } from '../app/messages/administration-en.js';
import { heForAdministrators } from '../app/messages/administration-he.js';
import { en as enForEverybody } from '../app/messages/en.js';
import { he as heForEverybody } from '../app/messages/he.js';

/** All that the page says, to whomever. */
export const en = { ...enForEverybody, ...enForAdministrators };
export const he = { ...heForEverybody, ...heForAdministrators };
