import type { ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { Refusal } from '../../platform/decisions/index.js';
import { type ChecklistPublished, editionIdOf, streamOf } from '../checklist.events.js';
import type { Editions } from '../checklist.state.js';
import { isAsSeen, type SeenDraft } from '../draft-checklist/draft-checklist.decision.js';

/** Publishes the draft that was seen. @throws Refusal CHECKLIST_NOT_DRAFTED, CHANGED_MEANWHILE */
export function publishChecklist(
  editions: Editions,
  { vehicleType, occasion, seen }: PublishedDraft,
): ChecklistPublished {
  const { next: edition, draft } = editions;
  if (!draft) throw new Refusal('CHECKLIST_NOT_DRAFTED');
  if (!isAsSeen(editions, seen)) throw new Refusal('CHANGED_MEANWHILE');
  const editionId = editionIdOf(streamOf(vehicleType, occasion), edition);
  return { type: 'ChecklistPublished', data: { editionId, vehicleType, occasion, edition } };
}

export interface PublishedDraft {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  readonly seen: SeenDraft;
}
