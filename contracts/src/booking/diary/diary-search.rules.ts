/** In characters, after trimming. */
export const DIARY_SEARCH_LIMIT = 100;
const MOST_WORDS = 6;

/** The words of a search, at most six. A booking must contain every one of them. */
export const searchWords = (search: string): readonly string[] => [
  ...new Set(search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)),
];

/** Orders of the diary, each with an index; the first is the default. */
export const diaryOrders = ['newest-start', 'oldest-start', 'first-requested', 'last-requested'] as const;
export type DiaryOrder = (typeof diaryOrders)[number];

export const DEFAULT_DIARY_ORDER: DiaryOrder = diaryOrders[0];
