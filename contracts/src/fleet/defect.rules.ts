import { trimmedText } from '../kernel/text.js';
import type { Day } from '../kernel/time.js';
import type { DefectState } from './defect.words.js';
import { MOST_COST_CENTS } from './cost.limits.js';

const next: Readonly<Record<DefectState, readonly DefectState[]>> = {
  open: ['acknowledged', 'planned', 'fixed', 'declined'],
  acknowledged: ['planned', 'fixed', 'declined'],
  planned: ['planned', 'fixed', 'declined'],
  fixed: ['open'],
  declined: ['open'],
};

/** What an administrator can do with a defect. To plan it again moves the day. */
export const nextDefectStates = (state: DefectState): readonly DefectState[] => next[state];

export interface DefectStep {
  readonly to: DefectState;
  readonly note: string | null;
  readonly plannedOn: Day | null;
  readonly costCents: number | null;
}

export type DefectStepField = Exclude<keyof DefectStep, 'to'>;

export const defectSentences = {
  note: 'Say why it is declined',
  plannedOn: 'Choose the day on which it will be done',
  costCents: 'Enter an amount of at least 0',
} as const;

/** What is wrong with a step, by field; empty if it can be taken. A plan has a day, and who declines says why. */
export function defectStepProblems({
  to,
  note,
  plannedOn,
  costCents,
}: DefectStep): Readonly<Partial<Record<DefectStepField, string>>> {
  return {
    ...(to === 'declined' && trimmedText(note ?? '') === '' && { note: defectSentences.note }),
    ...(to === 'planned' && plannedOn === null && { plannedOn: defectSentences.plannedOn }),
    ...(costCents !== null &&
      (!Number.isInteger(costCents) || costCents < 0 || costCents > MOST_COST_CENTS) && {
        costCents: defectSentences.costCents,
      }),
  };
}
