import { checkInItems } from '@rigbook/contracts/booking/shift/check-in.words';
import { type AskedItem, type ChecklistAnswer, readNumber } from '@rigbook/contracts/checklists/answering.rules';
import type { DamagePhotoId } from '@rigbook/contracts/kernel/ids';
import type { Day } from '@rigbook/contracts/kernel/time';
import { checkInGroups } from '@rigbook/contracts/booking/shift/check-in.words';
import { useLanguage } from '../../../lib/i18n/language.js';
import { useText } from '../../../lib/i18n/use-text.js';
import type { Edition } from './use-checklists.js';

/** An item as the screen shows it, in the language of the page. */
export interface ShownItem extends AskedItem {
  readonly group: string;
  readonly label: string;
  /** empty if the label says it all */
  readonly detail: string;
}

export interface ShownChecklist {
  readonly groups: readonly { readonly id: string; readonly label: string }[];
  readonly items: readonly ShownItem[];
}

/** What is said of an item beside its tick, as it was typed. */
export interface Said {
  readonly isWrong: boolean;
  readonly words: string;
  readonly number: string;
  readonly expiresOn: string;
  readonly photoIds: readonly DamagePhotoId[];
}

export const nothingSaid: Said = { isWrong: false, words: '', number: '', expiresOn: '', photoIds: [] };

export type SaidOfItems = Readonly<Record<string, Said>>;

/** A checklist as it is filled in. */
export interface CheckedDraft {
  /** that is answered: what was in force when the form was begun; null: the sixteen items, or none at a return */
  readonly edition: Edition | null;
  readonly ticked: readonly string[];
  readonly said: SaidOfItems;
}

export const nothingChecked: Omit<CheckedDraft, 'edition'> = { ticked: [], said: {} };

/** Nothing is asked. */
export const noItems: ShownChecklist = { groups: [], items: [] };

export const saidOf = (said: SaidOfItems, item: string): Said => said[item] ?? nothingSaid;

const asksNothing = { isCritical: false, wantsPhoto: false, wantsExpiry: false, wantsNumber: null } as const;

/** The sixteen items, in the words of the page. */
export function useSixteen(): ShownChecklist {
  const text = useText();
  return {
    groups: checkInGroups.map(({ id }) => ({ id, label: text(`checkInGroup.${id}`) })),
    items: checkInItems.map(({ id, group, detail, required }) => ({
      ...asksNothing,
      id,
      group,
      label: text(`checkInItem.${id}`),
      detail: detail === '' ? '' : text(`checkInItem.${id}.detail`),
      isRequired: required,
    })),
  };
}

/** An edition in the language of the page; null: the sixteen items. */
export function useShown(edition: Edition | null): ShownChecklist {
  const { language } = useLanguage();
  const sixteen = useSixteen();
  if (!edition) return sixteen;
  return {
    groups: edition.groups.map(({ id, label }) => ({ id, label: label[language] })),
    items: edition.items.map((item) => ({ ...item, label: item.label[language], detail: item.detail[language] })),
  };
}

/** The answers as the server takes them. What is ticked is fine. */
export const answersOf = (
  { items }: ShownChecklist,
  ticked: readonly string[],
  said: SaidOfItems,
): readonly ChecklistAnswer[] =>
  items.flatMap(({ id, wantsNumber, wantsExpiry, wantsPhoto }) => {
    const { isWrong, words, number, expiresOn, photoIds } = saidOf(said, id);
    if (!isWrong && !ticked.includes(id)) return [];
    return [
      {
        item: id,
        isFine: !isWrong,
        ...(isWrong && { words: words.trim() }),
        ...(wantsNumber && readNumber(number) !== null && { number: readNumber(number) }),
        ...(wantsExpiry && expiresOn !== '' && { expiresOn: expiresOn as Day }),
        ...((isWrong || wantsPhoto) && photoIds.length > 0 && { photoIds }),
      },
    ];
  });
