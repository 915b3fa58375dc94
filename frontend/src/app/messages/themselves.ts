/** Words that are their own ids. */
export const themselves = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as unknown as Record<Word, string>;
