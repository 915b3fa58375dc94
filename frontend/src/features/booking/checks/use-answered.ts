import {
  answerProblems,
  foundWrong,
  isUnfit as isFoundUnfit,
  unfitProblems,
} from '@rigbook/contracts/checklists/answering.rules';
import { checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import type { ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { dayOf } from '@rigbook/contracts/kernel/calendar';
import { useNow } from '../../../lib/time/use-now.js';
import { useZone } from '../../../lib/time/zone.js';
import type { FormBody } from '../../../lib/outbox/outgoing-form.js';
import { answersOf, type CheckedDraft, type SaidOfItems, type ShownChecklist } from './said.js';

interface Typed {
  readonly ticked: readonly string[];
  readonly said: SaidOfItems;
}

type Answers = NonNullable<FormBody<'check-in'>['checklistAnswers']>;

/** As a form of a check-in has it. Of the sixteen items only what is wrong is told beside the ticks. */
export function checklistSent({ edition, ticked }: Pick<CheckedDraft, 'edition' | 'ticked'>, answers: Answers) {
  const wrong = answers.filter(({ isFine }) => !isFine);
  return {
    checklist: edition ? [] : checkInItems.map(({ id }) => id).filter((id) => ticked.includes(id)),
    ...(edition && { checklistEdition: edition.id, checklistAnswers: answers }),
    ...(!edition && wrong.length > 0 && { checklistAnswers: wrong }),
  };
}

/** What was answered so far, and what that still lacks. */
export function useAnswered(checklist: ShownChecklist, { ticked, said }: Typed, occasion: ChecklistOccasion) {
  const today = dayOf(useNow(), useZone());
  const answers = answersOf(checklist, ticked, said);
  // whatever is wrong, a vehicle is returned with its whole list
  const isUnfit = isFoundUnfit(checklist, answers);
  const problems =
    isUnfit && occasion === 'check-in'
      ? unfitProblems(checklist, answers)
      : answerProblems(checklist, answers, { occasion, today });
  return {
    problems,
    isUnfit,
    answered: answers.length,
    wrong: foundWrong(checklist, answers),
    // the client's types cannot say that they do not change it
    answers: answers as unknown as Answers,
    photoIds: answers.flatMap(({ photoIds = [] }) => photoIds),
  };
}
