import { createContext, useContext } from 'react';

export interface WordsForAdministrators {
  /** Settled once the screen has them. */
  readonly learn: () => Promise<void>;
  /** They change with the language until the returned function is called. */
  readonly keep: () => () => void;
}

export const WordsForAdministratorsContext = createContext<WordsForAdministrators>({
  learn: async () => undefined,
  keep: () => () => undefined,
});

/** What only administrators read is no part of the page's own words. */
export const useWordsForAdministrators = (): WordsForAdministrators => useContext(WordsForAdministratorsContext);
