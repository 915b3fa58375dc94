/** In characters, after trimming. */
export const DIARY_SEARCH_LIMIT = 100;
const MOST_WORDS = 6;

/** What is looked for, word by word: each has to be found somewhere in a booking. Those after the sixth are left out. */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)),
];

/** In which order the diary may be read; the first unless another one is asked for. An index serves each of them. */
export const diaryOrders = ['newest-start', 'oldest-start', 'first-requested', 'last-requested'] as const;
export type DiaryOrder = (typeof diaryOrders)[number];

export const DEFAULT_DIARY_ORDER: DiaryOrder = diaryOrders[0];
