import type { SettlementOutcome } from '../../damage/dispute.words.js';
import type { Language } from '../../settings/settings.rules.js';

/** How damage was settled, as it is told to one person. */
export interface SettlementInMessage {
  readonly outcome: SettlementOutcome;
  /** it was attributed to a shift of the reader */
  readonly isOwn: boolean;
  /** null: erased */
  readonly reason: string | null;
}

const ofOwnShift: Readonly<Record<Language, string>> = {
  en: 'It was attributed to your shift.',
  he: 'הנזק שויך למשמרת שלך.',
};

const outcomes: Readonly<Record<Language, Readonly<Record<SettlementOutcome, string>>>> = {
  en: {
    attributed: 'It was attributed to the shift of somebody else.',
    'not-attributable': 'It cannot be attributed to anybody.',
    'not-damage': 'It is not damage.',
  },
  he: {
    attributed: 'הנזק שויך למשמרת של מישהו אחר.',
    'not-attributable': 'אי אפשר לשייך את הנזק לאף אחד.',
    'not-damage': 'זה לא נזק.',
  },
};

/** The outcome, and below it why. */
export const settlementInMessage = ({ outcome, isOwn, reason }: SettlementInMessage, language: Language): string =>
  [isOwn ? ofOwnShift[language] : outcomes[language][outcome], reason].filter(Boolean).join('\n');
