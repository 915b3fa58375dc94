import type { Language } from '../settings/settings.rules.js';

/** What a vehicle needs again and again. Stored in events: never rename. */
export const serviceKinds = [
  'oil',
  'tires',
  'yearly-test',
  'insurance',
  'vehicle-licence',
  'fire-extinguisher',
  'oxygen-bottle',
  'other',
] as const;
export type ServiceKind = (typeof serviceKinds)[number];

/** Papers that a vehicle may not be driven without, by their last valid day. Stored in events: never rename. */
export const paperKinds = ['insurance', 'yearly-test', 'vehicle-licence'] as const satisfies readonly ServiceKind[];
export type PaperKind = (typeof paperKinds)[number];

export const isPaper = (kind: ServiceKind): kind is PaperKind => (paperKinds as readonly string[]).includes(kind);

/** Inside a sentence; `other` has a name of its own. */
export const paperWords: Readonly<Record<Language, Readonly<Record<PaperKind, string>>>> = {
  en: { insurance: 'insurance', 'yearly-test': 'yearly test', 'vehicle-licence': 'vehicle license' },
  he: { insurance: 'הביטוח', 'yearly-test': 'הטסט השנתי', 'vehicle-licence': 'רישיון הרכב' },
};

/** As a title; something else has a name of its own. */
export const serviceKindWords: Readonly<Record<Language, Readonly<Record<ServiceKind, string>>>> = {
  en: {
    oil: 'Oil',
    tires: 'Tires',
    'yearly-test': 'Yearly test',
    insurance: 'Insurance',
    'vehicle-licence': 'Vehicle license',
    'fire-extinguisher': 'Fire extinguisher',
    'oxygen-bottle': 'Oxygen bottle',
    other: 'Something else',
  },
  he: {
    oil: 'שמן',
    tires: 'צמיגים',
    'yearly-test': 'טסט שנתי',
    insurance: 'ביטוח',
    'vehicle-licence': 'רישיון רכב',
    'fire-extinguisher': 'מטף כיבוי',
    'oxygen-bottle': 'בלון חמצן',
    other: 'משהו אחר',
  },
};
