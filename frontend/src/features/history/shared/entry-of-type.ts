import type { HistoryEntry } from '../../../lib/http/answers.js';

type EventType = HistoryEntry['type'];
export type EntryOfType<Type extends EventType> = Extract<HistoryEntry, { readonly type: Type }>;

/** The event of that type; a booking has at most one. */
export const entryOfType = <Type extends EventType>(
  history: readonly HistoryEntry[],
  type: Type,
): EntryOfType<Type> | undefined => history.find((entry): entry is EntryOfType<Type> => entry.type === type);
