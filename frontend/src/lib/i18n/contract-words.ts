/** Words of the contracts under keys of the catalog: `bookingStatus.pending`. */
export const prefixed = <Prefix extends string, Id extends string>(
  prefix: Prefix,
  words: Readonly<Record<Id, string>>,
) =>
  Object.fromEntries(Object.entries(words).map(([id, word]) => [`${prefix}.${id}`, word])) as Record<
    `${Prefix}.${Id}`,
    string
  >;

/** Texts that are their own ids. */
export const themselves = <Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as unknown as Record<Word, string>;
