import { addDays, startOfDay } from '../kernel/calendar.js';
import { type Day, isBefore, type Instant, type Period, type Zone } from '../kernel/time.js';
import type { PaperKind } from './service.words.js';

/** The paper of a vehicle that ends first, and the last day on which it is valid. */
export interface PapersEnd {
  readonly paper: PaperKind;
  readonly lastDay: Day;
}

/** The first instant at which the paper is no longer valid. */
export const endOfPapers = ({ lastDay }: PapersEnd, zone: Zone): Instant => startOfDay(addDays(lastDay, 1), zone);

/** The vehicle has all its papers to the end of the period (VEHICLE_PAPERS_EXPIRED). */
export const hasPapersThroughout = (period: Period, papers: PapersEnd | null, zone: Zone): boolean =>
  papers === null || !isBefore(endOfPapers(papers, zone), period.endAt);
