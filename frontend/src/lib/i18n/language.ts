import { createContext, useContext } from 'react';

export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const directionOf: Readonly<Record<Language, Direction>> = { en: 'ltr', he: 'rtl' };

/** Each language in its own words, so that it is found by who can read no other. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', he: 'עברית' };

export interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => undefined });

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);
