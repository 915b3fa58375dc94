import {
  type AnsweredWhen,
  answerProblems,
  type ChecklistAnswer,
  strayAnswers,
} from '@rigbook/contracts/checklists/answering.rules';
import type { ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { firstEdition } from '@rigbook/contracts/checklists/first-edition';
import type { BookingId, Day, EditionId } from '@rigbook/contracts/kernel';
import type { Edition } from '../../checklists/views/checklist-editions.query.js';
import {
  type AnsweredChecklist,
  type Answering,
  defectIdOf,
} from '../../defects/report-defects/report-defects.decision.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { ShiftBegun } from '../shift.events.js';

/** What a form says beyond ticks. Forms of before do not. */
export interface ChecklistGiven {
  /** null: the sixteen items, of which the form has the ticks too */
  readonly editionId: EditionId | null;
  readonly answers: readonly ChecklistAnswer[];
}

/** A return by no edition asks nothing, so an empty list says the same as none. */
export const givenAtReturn = (given: ChecklistGiven | undefined): ChecklistGiven | undefined =>
  given?.editionId === null && given.answers.length === 0 ? undefined : given;

/** With the number of its edition. */
export type Answered = AnsweredChecklist & { readonly edition: number };

/** What a checklist that was answered rests on besides. */
export interface CheckedWhen {
  readonly bookingId: BookingId;
  /** on which it was completed */
  readonly today: Day;
}

interface Asked {
  readonly edition: Edition | null;
  readonly ticked?: readonly string[];
  /** of the form */
  readonly field?: string;
}

/** The edition with its answers. @throws Refusal CHECKLIST_EDITION_UNKNOWN, VALIDATION_FAILED */
export function answeredChecklist(
  occasion: ChecklistOccasion,
  { editionId, answers: given }: ChecklistGiven,
  { edition, ticked = [], field = 'checklistAnswers' }: Asked,
): Answered {
  const isFirst = editionId === null && occasion === 'check-in';
  if (!isFirst && (!edition || edition.id !== editionId)) throw new Refusal('CHECKLIST_EDITION_UNKNOWN');
  const checklist = isFirst || !edition ? firstEdition : edition;
  const answers = isFirst ? [...given, ...ticked.map((item) => ({ item, isFine: true }))] : given;
  const stray = strayAnswers(checklist, answers);
  if (stray.length > 0) {
    const message = `The checklist asks once for each of its items, and not for: ${stray.join(', ')}.`;
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field, message }] });
  }
  return { occasion, editionId, edition: edition && !isFirst ? edition.edition : 1, checklist, answers };
}

/** @throws Refusal CHECKLIST_INCOMPLETE */
export function keepChecklist({ checklist, answers }: Answered, when: AnsweredWhen): void {
  const problems = answerProblems(checklist, answers, when);
  if (problems.length > 0) throw new Refusal('CHECKLIST_INCOMPLETE', { problems });
}

type OfStep = Required<Pick<ShiftBegun['data'], 'checklistEdition' | 'checklistAnswers'>>;

/** As the event of the step keeps them. What is wrong is told by the defect, whose id stands with the answer. */
export function answersForEvent(answered: Answered, answering: Answering): OfStep {
  const { editionId, edition, checklist, answers } = answered;
  return {
    checklistEdition: { editionId, edition },
    checklistAnswers: checklist.items.flatMap(({ id: item, label }) => {
      const answer = answers.find((one) => one.item === item);
      if (!answer) return [];
      const { isFine, number = null, expiresOn = null, photoIds = [] } = answer;
      return [
        {
          item,
          label: { en: label.en, he: label.he },
          isFine,
          ...(number !== null && { reading: number }),
          ...(expiresOn !== null && { expiresOn }),
          ...(isFine && photoIds.length > 0 && { photoIds: [...photoIds] }),
          ...(!isFine && { defectId: defectIdOf(answering, answered, item) }),
        },
      ];
    }),
  };
}
