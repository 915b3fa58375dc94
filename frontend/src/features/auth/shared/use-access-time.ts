import type { AccessRecordEntry } from '../../../lib/http/answers.js';
import { useText } from '../../../lib/i18n/use-text.js';
import { useTimes } from '../../../lib/time/use-times.js';

/** When it happened: the first and the last time, where they differ. */
export function useAccessTime(): (entry: Pick<AccessRecordEntry, 'at' | 'lastAt' | 'times'>) => string {
  const text = useText();
  const times = useTimes();
  return ({ at, lastAt, times: count }) =>
    count === 1 || times.instant(at) === times.instant(lastAt)
      ? times.instant(lastAt)
      : text('access.between', { first: times.instant(at), last: times.instantInSentence(lastAt) });
}
