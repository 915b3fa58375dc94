import type { RefusalSentences } from '../../lib/http/refusal-sentences.js';
import type { Language } from '../../lib/i18n/language.js';
import type { enForAdministrators } from './administration-en.js';
import { en } from './en.js';

export type Catalogue = Readonly<Record<keyof typeof en, string>>;
export type CatalogueForAdministrators = Readonly<Record<keyof typeof enForAdministrators, string>>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof Catalogue | keyof CatalogueForAdministrators;
    }
  }
}

export interface Wording {
  readonly language: Language;
  readonly messages: Catalogue & Partial<CatalogueForAdministrators>;
  /** None in English: what the server says is English already. */
  readonly refusals?: RefusalSentences;
}

export const english: Wording = { language: 'en', messages: en };

/** English comes with the page, Hebrew only to who reads it, and what only administrators read with their screens. */
export async function wordingIn(language: Language, forAdministrators = false): Promise<Wording> {
  const [everybodys, administrators] = await Promise.all([
    forEverybody[language](),
    forAdministrators ? forAdministratorsOnly[language]() : undefined,
  ]);
  return { ...everybodys, ...administrators, messages: { ...everybodys.messages, ...administrators?.messages } };
}

const forEverybody: Readonly<Record<Language, () => Promise<Wording>>> = {
  en: async () => english,
  he: async () => {
    const { he, refusals } = await import('./he.js');
    return { language: 'he', messages: he, refusals };
  },
};

interface WordingForAdministrators {
  readonly messages: CatalogueForAdministrators;
  readonly refusals?: RefusalSentences;
}

const forAdministratorsOnly: Readonly<Record<Language, () => Promise<WordingForAdministrators>>> = {
  en: async () => ({ messages: (await import('./administration-en.js')).enForAdministrators }),
  he: async () => {
    const { heForAdministrators, refusalsForAdministrators } = await import('./administration-he.js');
    return { messages: heForAdministrators, refusals: refusalsForAdministrators };
  },
};
