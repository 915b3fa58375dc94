import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { type DraftProblem, draftProblems } from '@rigbook/contracts/checklists/drafting.rules';
import type { Instant } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { type ChecklistDrafted, editionIdOf, streamOf } from '../checklist.events.js';
import type { Editions } from '../checklist.state.js';
import { inOneOrder } from '../in-one-order.js';

/** What the administrator had on the screen. */
export interface SeenDraft {
  /** the edition that it is, or is to be */
  readonly edition: number;
  /** null if there was no draft */
  readonly draftedAt: Instant | null;
}

export interface DraftChecklist {
  readonly vehicleType: string;
  readonly occasion: ChecklistOccasion;
  readonly content: Checklist;
  readonly seen: SeenDraft;
}

/** Nothing if the draft is so already. @throws Refusal VALIDATION_FAILED, CHANGED_MEANWHILE */
export function draftChecklist(
  editions: Editions,
  { vehicleType, occasion, content, seen }: DraftChecklist,
  { isTypeOfFleet }: { readonly isTypeOfFleet: boolean },
): readonly ChecklistDrafted[] {
  if (!isTypeOfFleet) throw refused('vehicleType', 'No vehicle of the fleet has this type.');
  const [problem] = draftProblems(content);
  if (problem) throw refused(fieldOf(content, problem), sentences[problem.kind]);
  const { next: edition, draft } = editions;
  const { groups, items } = content;
  if (draft && isSame(draft, content)) return [];
  if (!isAsSeen(editions, seen)) throw new Refusal('CHANGED_MEANWHILE');
  const editionId = editionIdOf(streamOf(vehicleType, occasion), edition);
  return [{ type: 'ChecklistDrafted', data: { editionId, vehicleType, occasion, edition, groups, items } }];
}

/** Nobody saved or published another draft since. */
export const isAsSeen = ({ next, draft }: Editions, seen: SeenDraft): boolean =>
  next === seen.edition && (draft?.draftedAt ?? null) === seen.draftedAt;

const isSame = ({ groups, items }: Checklist, other: Checklist): boolean =>
  inOneOrder([groups, items]) === inOneOrder([other.groups, other.items]);

const refused = (field: string, message: string) => new Refusal('VALIDATION_FAILED', { errors: [{ field, message }] });

function fieldOf({ groups, items }: Checklist, { at, kind }: DraftProblem): string {
  const group = kind === 'id-taken' ? -1 : groups.findIndex(({ id }) => id === at);
  if (group >= 0) return `groups.${group}`;
  const item = items.findLastIndex(({ id }) => id === at);
  return item >= 0 ? `items.${item}` : 'items';
}

const sentences: Readonly<Record<DraftProblem['kind'], string>> = {
  'no-items': 'A checklist must have an item.',
  'too-many': 'A checklist may have at most 12 groups and 60 items.',
  'label-missing': 'The label must be there in English and in Hebrew.',
  'text-too-long': 'The text is too long.',
  'text-odd': 'The text must stay on one line.',
  'group-unknown': 'The group must be one of the checklist.',
  'id-odd': 'The id may have small letters, digits and hyphens.',
  'id-taken': 'Groups and items must have different ids.',
  'limits-crossed': 'The lower limit must not be above the upper one.',
  'limit-odd': 'A limit must be a number of at most a million.',
};
