import { createContext, useContext } from 'react';

/** Words that come with the screens that say them: what only administrators read, what only auditors read, what is said of histories, in the account and of agreements. */
export type WordSet = 'administration' | 'audit' | 'history' | 'account' | 'agreement';

export interface WordsOfScreens {
  /** Settled once the screen has them. */
  readonly learn: (sets: readonly WordSet[]) => Promise<void>;
  /** They change with the language until the returned function is called. */
  readonly keep: (sets: readonly WordSet[]) => () => void;
}

export const WordsOfScreensContext = createContext<WordsOfScreens>({
  learn: async () => undefined,
  keep: () => () => undefined,
});

/** What only some screens say is no part of the page's own words. */
export const useWordsOfScreens = (): WordsOfScreens => useContext(WordsOfScreensContext);
