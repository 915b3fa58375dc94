import type { ReadingStep } from './odometer.rules.js';

/** How a contest of a reading of the odometer ends: an administrator corrects the reading, or keeps it. */
export const readingOutcomes = ['corrected', 'kept'] as const;
export type ReadingOutcome = (typeof readingOutcomes)[number];

/** What the ledger says about the contests of a reading. */
export const contestStates = ['open', ...readingOutcomes] as const;
export type ContestState = (typeof contestStates)[number];

/** A shift in the ledger of its vehicle, with who had the vehicle directly before and after it. */
export interface ShiftAmongOthers<Person> {
  readonly by: Person;
  readonly before: Person | null;
  readonly after: Person | null;
  readonly isReturned: boolean;
}

/**
 * Whose kilometers a reading decides: those of who had the vehicle then; with a check-in also those since the shift before, with a checkout
 * those until the shift after. Where a shift has no checkout, the one after follows its check-in.
 */
export function concernedBy<Person>(
  step: ReadingStep,
  { by, before, after, isReturned }: ShiftAmongOthers<Person>,
): readonly Person[] {
  const others = step === 'check-out' ? [after] : [before, ...(isReturned ? [] : [after])];
  return [by, ...others.filter((one) => one !== null)];
}

/** A reading as something that people say different things about. */
export interface ReadingMatter<Person> {
  /** whose kilometers it decides */
  readonly concerned: readonly Person[];
  /** who read the odometer with the responder, or in their place */
  readonly readBy: readonly Person[];
  /** also what was settled since */
  readonly contestedBy: readonly Person[];
}

/**
 * Nobody judges in their own matter: once a reading was contested, those whom it concerns, who read it and who contested it leave it to another
 * administrator. Who ruled on it before may rule again.
 */
export const maySettleReading = <Person>(
  person: Person,
  { concerned, readBy, contestedBy }: ReadingMatter<Person>,
): boolean => contestedBy.length === 0 || ![...concerned, ...readBy, ...contestedBy].includes(person);
