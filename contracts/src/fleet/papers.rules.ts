import type { Day } from '../kernel/time.js';
import type { PapersEnd } from './papers-end.rules.js';
import { isPaper, type ServiceKind } from './service.words.js';

/** Null if no paper is known. Of papers that end on the same day, the first by its name. */
export function firstPapersEnd(
  plans: Iterable<{ readonly kind: ServiceKind; readonly validUntil: Day | null }>,
): PapersEnd | null {
  let first: PapersEnd | null = null;
  for (const { kind, validUntil } of plans)
    if (isPaper(kind) && validUntil !== null && comesBefore({ paper: kind, lastDay: validUntil }, first))
      first = { paper: kind, lastDay: validUntil };
  return first;
}

const comesBefore = (one: PapersEnd, other: PapersEnd | null): boolean =>
  other === null || one.lastDay < other.lastDay || (one.lastDay === other.lastDay && one.paper < other.paper);
