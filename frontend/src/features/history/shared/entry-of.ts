import type { HistoryEntry } from '../../../lib/http/answers.js';

type EventType = HistoryEntry['type'];
export type EntryOf<Type extends EventType> = Extract<HistoryEntry, { readonly type: Type }>;

/** The event of that type, of which a booking has at most one. */
export const entryOf = <Type extends EventType>(
  history: readonly HistoryEntry[],
  type: Type,
): EntryOf<Type> | undefined => history.find((entry): entry is EntryOf<Type> => entry.type === type);
