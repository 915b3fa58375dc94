/** In characters, after trimming. */
export const DIARY_SEARCH_LIMIT = 100;
const MOST_WORDS = 6;

/** What is looked for, word by word: each has to be found somewhere in a booking. Those after the sixth are left out. */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)),
];
