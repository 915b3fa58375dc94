import type { RefusalSentences } from '../../lib/http/refusal-sentences.js';
import type { Language } from '../../lib/i18n/language.js';
import { en } from './en.js';

export type Catalogue = Readonly<Record<keyof typeof en, string>>;

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof en;
    }
  }
}

export interface Wording {
  readonly language: Language;
  readonly messages: Catalogue;
  /** None in English: what the server says is English already. */
  readonly refusals?: RefusalSentences;
}

export const english: Wording = { language: 'en', messages: en };

/** English comes with the page, Hebrew only to who reads it. */
export async function wordingIn(language: Language): Promise<Wording> {
  if (language === 'en') return english;
  const { he, refusals } = await import('./he.js');
  return { language, messages: he, refusals };
}
