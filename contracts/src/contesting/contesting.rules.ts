import { addHours, type Instant, isBefore } from '../kernel/time.js';

/** How long people contest what concerns them, such as damage or a reading of the odometer; also after an administrator has settled it. */
export const CONTEST_DAYS = 14;

export const contestableUntil = (since: Instant): Instant => addHours(since, CONTEST_DAYS * 24);

export type ContestProblem = 'not-named' | 'over' | 'waits';

export interface ContestFacts {
  /** when it was reported or read */
  readonly since: Instant;
  /** it concerns the person */
  readonly isNamed: boolean;
  /** the person has contested it since it was last settled */
  readonly waits: boolean;
}

/** Why a person cannot contest something now; undefined if they can. */
export function contestProblem({ since, isNamed, waits }: ContestFacts, now: Instant): ContestProblem | undefined {
  if (!isNamed) return 'not-named';
  if (waits) return 'waits';
  return isBefore(now, contestableUntil(since)) ? undefined : 'over';
}
