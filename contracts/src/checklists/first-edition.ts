import { type CheckInGroup, checkInGroups, checkInItems } from '../booking/shift/check-in.words.js';
import { checkInDetailsInHebrew, checkInGroupsInHebrew, checkInItemsInHebrew } from '../booking/words-in-hebrew.js';
import type { Checklist } from './checklist.words.js';

const detailsInHebrew: Readonly<Record<string, string>> = checkInDetailsInHebrew;

/** Edition 1 of every type's check-in: the sixteen items. Their ids are what check-ins have always named. */
export const firstEdition: Checklist = {
  groups: checkInGroups.map(({ id, label }: { id: CheckInGroup; label: string }) => ({
    id,
    label: { en: label, he: checkInGroupsInHebrew[id] },
  })),
  items: checkInItems.map(({ id, label, group, detail, required }) => ({
    id,
    group,
    label: { en: label, he: checkInItemsInHebrew[id] },
    detail: { en: detail, he: detailsInHebrew[id] ?? '' },
    isRequired: required,
    isCritical: false,
    wantsPhoto: false,
    wantsExpiry: false,
    wantsNumber: null,
  })),
};
