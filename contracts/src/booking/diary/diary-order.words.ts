/** In which order the diary may be read; the first unless another one is asked for. An index serves each of them. */
export const diaryOrders = ['newest-start', 'oldest-start', 'first-requested', 'last-requested'] as const;
export type DiaryOrder = (typeof diaryOrders)[number];

export const DEFAULT_DIARY_ORDER: DiaryOrder = diaryOrders[0];

export const isDiaryOrder = (text: string): text is DiaryOrder => (diaryOrders as readonly string[]).includes(text);
