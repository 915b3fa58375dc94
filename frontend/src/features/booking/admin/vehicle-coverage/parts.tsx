import type { Shortfall } from '../../../../lib/http/answers.js';
import { BelowFloors, BelowFloorTag, BelowTogether } from './below-floors.js';
import { CoverageWeek } from './coverage-week.js';
import { ReasonQuestion } from './reason-question.js';

export { ask, belowKnown } from './below-known.js';

export interface CoverageProps {
  /** What approving leaves. */
  readonly below?: readonly Shortfall[];
  /** What approving these requests together leaves. */
  readonly together?: readonly string[];
  /** The same of a request in a list. */
  readonly of?: string;
  /** Hours across, types down: the next seven days, or any. */
  readonly week?: 'next' | 'any';
}

/** What the desk shows of coverage, in one file that follows it; without more the question for a reason, which stands beside a list. */
export function Coverage({ below, together, of, week }: CoverageProps) {
  if (below) return <BelowFloors shortfalls={below} />;
  if (together) return <BelowTogether ids={together} />;
  if (of !== undefined) return <BelowFloorTag bookingId={of} />;
  return week ? <CoverageWeek isAny={week === 'any'} /> : <ReasonQuestion />;
}
