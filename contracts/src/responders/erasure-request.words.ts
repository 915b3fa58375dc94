import type { Language } from '../settings/settings.rules.js';

/** Where a person's request to be erased is; `none`: there never was one. Stored and sent: never rename. */
export const erasureRequestStates = ['none', 'open', 'withdrawn', 'refused'] as const;
export type ErasureRequestState = (typeof erasureRequestStates)[number];

/** Why an administrator refuses to erase a person. Stored in events: never rename. */
export const erasureRefusalReasons = ['law-requires-it', 'claim-open', 'identity-unclear', 'other'] as const;
export type ErasureRefusalReason = (typeof erasureRefusalReasons)[number];

/** Another reason is none until it is named. */
export const erasureExplanationProblem = (because: ErasureRefusalReason, explanation: string): string | undefined =>
  because === 'other' && explanation.trim() === '' ? 'Please explain the reason' : undefined;

/** The same as the person reads it. */
export const erasureRefusalInWords: Readonly<Record<Language, Readonly<Record<ErasureRefusalReason, string>>>> = {
  en: {
    'law-requires-it': 'The law requires us to keep the data for some time.',
    'claim-open': 'A damage, fine or claim is still open.',
    'identity-unclear': 'We could not make sure that the request came from you.',
    other: 'There is another reason.',
  },
  he: {
    'law-requires-it': 'החוק מחייב אותנו לשמור את המידע זמן מסוים.',
    'claim-open': 'נזק, קנס או תביעה עדיין פתוחים.',
    'identity-unclear': 'לא יכולנו לוודא שהבקשה הגיעה ממך.',
    other: 'יש סיבה אחרת.',
  },
};
