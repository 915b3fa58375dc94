import { createContext, useContext } from 'react';

/** Texts that load with the screens that use them. */
export type WordSet =
  | 'administration'
  | 'office'
  | 'atVehicle'
  | 'audit'
  | 'history'
  | 'account'
  | 'agreement'
  | 'access'
  | 'changing'
  | 'damage-bracket'
  | 'checks'
  | 'coverage'
  | 'damage-photos'
  | 'deciding'
  | 'emergency'
  | 'expenses'
  | 'waitlist'
  | 'substitutes'
  | 'at-risk'
  | 'odometer'
  | 'readings'
  | 'standing'
  | 'handing-on'
  | 'joint-handover'
  | 'parking'
  | 'push'
  | 'service'
  | 'sticker'
  | 'upkeep'
  | 'vehicle-keys'
  | 'vehicle-months'
  | 'templates';

export interface WordsOfScreens {
  /** Whether they are among the texts that are shown. */
  readonly knows: (sets: readonly WordSet[]) => boolean;
  /** Resolves once the screen has them. */
  readonly learn: (sets: readonly WordSet[]) => Promise<void>;
  /** They follow the language until the returned function is called. */
  readonly keep: (sets: readonly WordSet[]) => () => void;
}

export const WordsOfScreensContext = createContext<WordsOfScreens>({
  knows: (sets) => sets.length === 0,
  learn: async () => undefined,
  keep: () => () => undefined,
});

/** Texts of single screens are not part of the page's own texts. */
export const useWordsOfScreens = (): WordsOfScreens => useContext(WordsOfScreensContext);
