import type { Checklist, ChecklistItem, Wording } from '@rigbook/contracts/checklists/checklist.words';
import { readNumber } from '@rigbook/contracts/checklists/answering.rules';
import { newUuid } from '../../../../../lib/device/new-uuid.js';

/** An item as it is typed: limits are texts, and the number is asked for or not. */
export interface TypedItem extends Omit<ChecklistItem, 'wantsNumber'> {
  readonly asksNumber: boolean;
  readonly unit: string;
  readonly least: string;
  readonly most: string;
}

export interface TypedChecklist {
  readonly groups: Checklist['groups'];
  readonly items: readonly TypedItem[];
}

const empty: Wording = { en: '', he: '' };

export const newGroup = () => ({ id: `group-${newUuid()}`, label: empty });

export const newItem = (group: string): TypedItem => ({
  id: `item-${newUuid()}`,
  group,
  label: empty,
  detail: empty,
  isRequired: false,
  isCritical: false,
  wantsPhoto: false,
  wantsExpiry: false,
  asksNumber: false,
  unit: '',
  least: '',
  most: '',
});

export const typedFrom = ({ groups, items }: Checklist): TypedChecklist => ({
  groups,
  items: items.map(({ wantsNumber, ...item }) => ({
    ...item,
    asksNumber: wantsNumber !== null,
    unit: wantsNumber?.unit ?? '',
    least: wantsNumber?.least == null ? '' : String(wantsNumber.least),
    most: wantsNumber?.most == null ? '' : String(wantsNumber.most),
  })),
});

const limitIn = (typed: string): number | null => (typed.trim() === '' ? null : (readNumber(typed) ?? Number.NaN));

const trimmed = ({ en, he }: Wording): Wording => ({ en: en.trim(), he: he.trim() });

/** As it is sent. A limit that is no number is not a number here either: the rules say so. */
export const checklistFrom = ({ groups, items }: TypedChecklist): Checklist => ({
  groups: groups.map(({ id, label }) => ({ id, label: trimmed(label) })),
  items: items.map(({ asksNumber, unit, least, most, ...item }) => ({
    ...item,
    label: trimmed(item.label),
    detail: trimmed(item.detail),
    wantsNumber: asksNumber ? { unit: unit.trim(), least: limitIn(least), most: limitIn(most) } : null,
  })),
});

/** Two neighbours within a group change places. */
export function moved(items: readonly TypedItem[], id: string, by: -1 | 1): readonly TypedItem[] {
  const item = items.find((one) => one.id === id);
  const ofGroup = items.filter(({ group }) => group === item?.group);
  const neighbour = ofGroup[ofGroup.findIndex((one) => one.id === id) + by];
  if (!item || !neighbour) return items;
  return items.map((one) => (one.id === id ? neighbour : one.id === neighbour.id ? item : one));
}
