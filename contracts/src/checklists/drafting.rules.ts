import { countCharacters, isOneLine, isPlainText, textLimits, trimmedText } from '../kernel/text.js';
import type { Checklist, ChecklistItem, NumberWanted, Wording } from './checklist.words.js';

export const checklistLimits = { groups: 12, items: 60, mostNumber: 1_000_000 } as const;

export type DraftProblemKind =
  | 'no-items'
  | 'too-many'
  | 'label-missing'
  | 'text-too-long'
  | 'text-odd'
  | 'group-unknown'
  | 'id-odd'
  | 'id-taken'
  | 'limits-crossed'
  | 'limit-odd';

/** What is wrong with a draft, and at which group or item; null: with the whole. */
export interface DraftProblem {
  readonly at: string | null;
  readonly kind: DraftProblemKind;
}

const isId = (id: string): boolean => /^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/.test(id);

/** Why a draft cannot be kept; empty if it can. A draft that can be kept can be published: there is no half-finished kind. */
export function draftProblems({ groups, items }: Checklist): readonly DraftProblem[] {
  const problems: DraftProblem[] = [];
  if (items.length === 0) problems.push({ at: null, kind: 'no-items' });
  if (groups.length > checklistLimits.groups || items.length > checklistLimits.items)
    problems.push({ at: null, kind: 'too-many' });
  const known = new Set(groups.map(({ id }) => id));
  const ids = [...groups, ...items].map(({ id }) => id);
  for (const [nth, id] of ids.entries()) {
    if (!isId(id)) problems.push({ at: id, kind: 'id-odd' });
    else if (ids.indexOf(id) < nth) problems.push({ at: id, kind: 'id-taken' });
  }
  for (const { id, label } of groups) problems.push(...labelProblems(id, label));
  for (const item of items) {
    problems.push(...labelProblems(item.id, item.label), ...detailProblems(item));
    if (!known.has(item.group)) problems.push({ at: item.id, kind: 'group-unknown' });
    if (item.wantsNumber) problems.push(...numberProblems(item.id, item.wantsNumber));
  }
  return problems;
}

function labelProblems(at: string, label: Wording): readonly DraftProblem[] {
  const texts = Object.values(label);
  if (texts.some((text) => trimmedText(text) === '')) return [{ at, kind: 'label-missing' }];
  return textProblems(at, texts, textLimits.checklistLabel);
}

const detailProblems = ({ id, detail }: ChecklistItem): readonly DraftProblem[] =>
  textProblems(id, Object.values(detail), textLimits.checklistDetail);

function textProblems(at: string, texts: readonly string[], most: number): readonly DraftProblem[] {
  if (texts.some((text) => !isPlainText(text) || !isOneLine(text))) return [{ at, kind: 'text-odd' }];
  return texts.some((text) => countCharacters(text) > most) ? [{ at, kind: 'text-too-long' }] : [];
}

function numberProblems(at: string, { unit, least, most }: NumberWanted): readonly DraftProblem[] {
  const problems = [...textProblems(at, [unit], textLimits.checklistUnit)];
  if ([least, most].some((limit) => limit !== null && !isNumberForItem(limit)))
    problems.push({ at, kind: 'limit-odd' });
  else if (least !== null && most !== null && least > most) problems.push({ at, kind: 'limits-crossed' });
  return problems;
}

/** What a gauge can show: at most a million either way. */
export const isNumberForItem = (value: number): boolean =>
  Number.isFinite(value) && Math.abs(value) <= checklistLimits.mostNumber;
