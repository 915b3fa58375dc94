import type { ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { Refusal } from '../../platform/decisions/index.js';
import { type ChecklistDraftDiscarded, type ChecklistPublished, editionIdOf, streamOf } from '../checklist.events.js';
import type { Editions } from '../checklist.state.js';
import { isAsSeen, type SeenDraft } from '../draft-checklist/draft-checklist.decision.js';

/** Publishes the draft that was seen. @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
export const publishChecklist = (editions: Editions, seen: SeenDraftOf): ChecklistPublished => ({
  type: 'ChecklistPublished',
  data: draftSeen(editions, seen),
});

/** Discards the draft that was seen. @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
export const discardDraft = (editions: Editions, seen: SeenDraftOf): ChecklistDraftDiscarded => ({
  type: 'ChecklistDraftDiscarded',
  data: draftSeen(editions, seen),
});

function draftSeen(editions: Editions, { vehicleType, occasion, seen }: SeenDraftOf): ChecklistPublished['data'] {
  const { next: edition, draft } = editions;
  if (!draft) throw new Refusal('CHECKLIST_NOT_DRAFTED');
  if (!isAsSeen(editions, seen)) throw new Refusal('CHANGED_MEANWHILE');
  return { editionId: editionIdOf(streamOf(vehicleType, occasion), edition), vehicleType, occasion, edition };
}

export interface SeenDraftOf {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  readonly seen: SeenDraft;
}
