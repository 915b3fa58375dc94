import { createContext, useContext } from 'react';

export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];
export type Direction = 'ltr' | 'rtl';

export const directionOf: Readonly<Record<Language, Direction>> = { en: 'ltr', he: 'rtl' };

/** Each language by its native name, so that those who read no other can find it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', he: 'עברית' };

export interface LanguageChoice {
  readonly language: Language;
  readonly choose: (language: Language) => void;
}

export const LanguageContext = createContext<LanguageChoice>({ language: 'en', choose: () => undefined });

export const useLanguage = (): LanguageChoice => useContext(LanguageContext);
