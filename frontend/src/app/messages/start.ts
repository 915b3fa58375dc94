import type { Language } from '../../lib/i18n/language.js';

/** Texts of the page before its scripts run (vite/start-page), which therefore are in no catalog that these load. */
export const startTexts: Readonly<Record<Language, { readonly failed: string; readonly again: string }>> = {
  en: { failed: 'Rigbook could not be loaded.', again: 'Try again' },
  he: { failed: 'Rigbook לא נטען.', again: 'ניסיון נוסף' },
};

/** In both languages: without scripts the page cannot know which one is wanted. */
export const withoutScripts = [
  {
    language: 'en',
    text: 'Rigbook needs JavaScript. Switch it on in the settings of your browser, then load this page again.',
  },
  { language: 'he', text: 'Rigbook לא פועל בלי JavaScript. יש להפעיל אותו בהגדרות הדפדפן ולטעון את הדף מחדש.' },
] as const satisfies readonly { language: Language; text: string }[];
