import { trimmedText } from '../kernel/text.js';
import type { DamagePhotoId } from '../kernel/ids.js';
import type { Day } from '../kernel/time.js';
import type { ChecklistItem, ChecklistOccasion } from './checklist.words.js';
import { isNumberForItem } from './drafting.rules.js';

export interface ChecklistAnswer {
  /** the id of the item */
  readonly item: string;
  readonly isFine: boolean;
  /** what is wrong, if it is not fine */
  readonly words?: string | null;
  readonly number?: number | null;
  readonly expiresOn?: Day | null;
  /** photos that follow */
  readonly photoIds?: readonly DamagePhotoId[];
}

export type AnswerProblemKind =
  | 'unanswered'
  | 'must-be-fine'
  | 'words-missing'
  | 'number-missing'
  | 'number-outside'
  | 'expiry-missing'
  | 'expired'
  | 'photo-missing';

export interface AnswerProblem {
  readonly item: string;
  readonly kind: AnswerProblemKind;
}

/** What an item asks for, however it is worded. */
export type AskedItem = Omit<ChecklistItem, 'group' | 'label' | 'detail'>;

export interface Asking<Item extends AskedItem = AskedItem> {
  readonly items: readonly Item[];
}

export interface AnsweredWhen {
  readonly occasion: ChecklistOccasion;
  readonly today: Day;
}

/**
 * Why the answers do not let the step be taken, in the order of the list; empty if they do. An item that nothing requires may be left
 * out. A number outside its limits, or a day that has passed, is not fine. Whatever is wrong, a vehicle can be returned.
 */
export function answerProblems(
  { items }: Asking,
  answers: readonly ChecklistAnswer[],
  when: AnsweredWhen,
): readonly AnswerProblem[] {
  return items.flatMap((item) => {
    const kind = answerProblem(item, answerTo(item, answers), when);
    return kind ? [{ item: item.id, kind }] : [];
  });
}

export function answerProblem(
  item: AskedItem,
  answer: ChecklistAnswer | undefined,
  { occasion, today }: AnsweredWhen,
): AnswerProblemKind | undefined {
  if (!answer) return item.isRequired || item.isCritical ? 'unanswered' : undefined;
  if (!answer.isFine) {
    if (item.isRequired && !item.isCritical && occasion === 'check-in') return 'must-be-fine';
    if (trimmedText(answer.words ?? '') === '') return 'words-missing';
  }
  return findingProblem(item, answer, today);
}

function findingProblem(item: AskedItem, answer: ChecklistAnswer, today: Day): AnswerProblemKind | undefined {
  const { isFine, number = null, expiresOn = null, photoIds = [] } = answer;
  // what is not all right is told in words: a gauge that is broken shows no number
  if (item.wantsNumber && isFine) {
    if (number === null || !isNumberForItem(number)) return 'number-missing';
    const { least, most } = item.wantsNumber;
    if ((least !== null && number < least) || (most !== null && number > most)) return 'number-outside';
  }
  if (item.wantsExpiry && isFine) {
    if (expiresOn === null) return 'expiry-missing';
    if (expiresOn < today) return 'expired';
  }
  if (item.wantsPhoto && photoIds.length === 0) return 'photo-missing';
  return undefined;
}

/** What is not all right: a defect each. */
export const foundWrong = <Item extends AskedItem, Answer extends ChecklistAnswer>(
  { items }: Asking<Item>,
  answers: readonly Answer[],
): readonly { readonly item: Item; readonly answer: Answer }[] =>
  items.flatMap((item) => {
    const answer = answerTo(item, answers);
    return answer && !answer.isFine ? [{ item, answer }] : [];
  });

/** A critical item is not all right: the vehicle goes out of service, and no shift begins with it. */
export const isUnfit = (checklist: Asking, answers: readonly ChecklistAnswer[]): boolean =>
  foundWrong(checklist, answers).some(({ item }) => item.isCritical);

/**
 * Why what was found cannot be recorded where the vehicle is unfit: the list need not be finished, since nobody drives, but each
 * finding says what is wrong.
 */
export const unfitProblems = (checklist: Asking, answers: readonly ChecklistAnswer[]): readonly AnswerProblem[] =>
  foundWrong(checklist, answers)
    .filter(({ answer }) => trimmedText(answer.words ?? '') === '')
    .map(({ item }) => ({ item: item.id, kind: 'words-missing' }));

/** Items that the list does not have, and items that are answered twice. */
export const strayAnswers = ({ items }: Asking, answers: readonly ChecklistAnswer[]): readonly string[] =>
  answers
    .filter(
      ({ item }, nth) =>
        !items.some(({ id }) => id === item) || answers.findIndex((other) => other.item === item) < nth,
    )
    .map(({ item }) => item);

const answerTo = <Answer extends ChecklistAnswer>(item: AskedItem, answers: readonly Answer[]) =>
  answers.find((answer) => answer.item === item.id);

/** A number as somebody types it, with a point or a comma; null if it is none. */
export function readNumber(typed: string): number | null {
  const entered = typed.trim().replace(',', '.');
  if (!/^-?\d+(?:\.\d+)?$/.test(entered)) return null;
  return isNumberForItem(Number(entered)) ? Number(entered) : null;
}
