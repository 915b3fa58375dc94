import type { Language } from '../settings/settings.rules.js';

/** When a checklist is answered. Stored in events: never rename. */
export const checklistOccasions = ['check-in', 'return'] as const;
export type ChecklistOccasion = (typeof checklistOccasions)[number];

/** Words in every language of the page: who answers may read another one than who wrote it. */
export type Wording = Readonly<Record<Language, string>>;

export interface NumberWanted {
  /** such as `bar`; may be empty */
  readonly unit: string;
  /** null: no limit on that side */
  readonly least: number | null;
  readonly most: number | null;
}

export interface ChecklistItem {
  readonly id: string;
  /** the id of its group */
  readonly group: string;
  readonly label: Wording;
  /** what to look at; empty if the label says it all */
  readonly detail: Wording;
  /** the step cannot be taken unless it is all right */
  readonly isRequired: boolean;
  /** if it is not all right, the vehicle is out of service */
  readonly isCritical: boolean;
  readonly wantsPhoto: boolean;
  readonly wantsExpiry: boolean;
  readonly wantsNumber: NumberWanted | null;
}

export interface ChecklistGroup {
  readonly id: string;
  readonly label: Wording;
}

/** The content of an edition. */
export interface Checklist {
  readonly groups: readonly ChecklistGroup[];
  readonly items: readonly ChecklistItem[];
}

/** The number of the first edition that an organization makes itself. Before, check-ins have the sixteen items, and returns have no list. */
export const firstOwnEdition: Readonly<Record<ChecklistOccasion, number>> = { 'check-in': 2, return: 1 };
