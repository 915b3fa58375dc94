import { type Checklist, type ChecklistOccasion, firstOwnEdition } from '@rigbook/contracts/checklists/checklist.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { assertNever } from '../platform/decisions/index.js';
import type { ChecklistEvent } from './checklist.events.js';

export interface ChecklistDraft extends Checklist {
  readonly draftedAt: Instant;
}

/** The editions of one type of vehicles for one occasion. */
export interface Editions {
  /** the number that the draft has, or will have */
  readonly next: number;
  readonly draft: ChecklistDraft | null;
}

type Recorded = ChecklistEvent & { readonly recordedAt: Instant };

/** After one more event. Never refuses. */
export function evolve(editions: Editions, event: Recorded): Editions {
  switch (event.type) {
    case 'ChecklistDrafted': {
      const { groups, items } = event.data;
      return { ...editions, draft: { groups, items, draftedAt: event.recordedAt } };
    }
    case 'ChecklistDraftDiscarded':
      return { ...editions, draft: null };
    case 'ChecklistPublished':
      return { next: event.data.edition + 1, draft: null };
    default:
      return assertNever(event);
  }
}

export const editionsFrom = (history: readonly Recorded[], occasion: ChecklistOccasion): Editions =>
  history.reduce(evolve, { next: firstOwnEdition[occasion], draft: null });
