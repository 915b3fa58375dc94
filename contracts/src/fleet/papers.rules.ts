import { addDays, startOfDay } from '../kernel/calendar.js';
import { type Day, isBefore, type Instant, type Period, type Zone } from '../kernel/time.js';
import { isPaper, type PaperKind, type ServiceKind } from './service.words.js';

/** The paper of a vehicle that ends first, and the last day on which it is valid. */
export interface PapersEnd {
  readonly paper: PaperKind;
  readonly lastDay: Day;
}

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

/** The first instant at which the paper is no longer valid. */
export const endOfPapers = ({ lastDay }: PapersEnd, zone: Zone): Instant => startOfDay(addDays(lastDay, 1), zone);

/** The vehicle has all its papers to the end of the period (VEHICLE_PAPERS_EXPIRED). */
export const hasPapersThroughout = (period: Period, papers: PapersEnd | null, zone: Zone): boolean =>
  papers === null || !isBefore(endOfPapers(papers, zone), period.endAt);
