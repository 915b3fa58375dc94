import type { AccountChange } from '../../auth/account-change.words.js';
import type { Instant, Zone } from '../../kernel/time.js';
import type { Language } from '../../settings/settings.rules.js';
import { momentInMessage } from './values-in-words.js';

export interface AccountChangeInMessage {
  readonly change: AccountChange;
  /** a new phone number or email address, masked */
  readonly detail: string | null;
  readonly byAdmin: boolean;
  readonly at: Instant;
}

/** What changed, when and by whom, in two lines and in the language of the message. */
export function accountChangeInMessage(
  { change, detail, byAdmin, at }: AccountChangeInMessage,
  zone: Zone,
  language: Language,
): string {
  const { what, byAnAdministrator, fromTheAccount } = words[language];
  const when = momentInMessage(at, zone, language);
  return `${what[change](detail ?? '')}\n${byAdmin ? byAnAdministrator(when) : fromTheAccount(when)}`;
}

interface Words {
  readonly what: Readonly<Record<AccountChange, (detail: string) => string>>;
  readonly byAnAdministrator: (when: string) => string;
  readonly fromTheAccount: (when: string) => string;
}

const words: Readonly<Record<Language, Words>> = {
  en: {
    what: {
      phone: (detail) => `The phone number is now ${detail}`,
      email: (detail) => `The email address is now ${detail}`,
      'microsoft-linked': () => 'A Microsoft account was linked.',
      'microsoft-unlinked': () => 'The Microsoft account was unlinked.',
      'calendar-made': () => 'A new calendar address was made.',
      'calendar-ended': () => 'The calendar address was ended.',
      'passkey-added': () => 'A passkey was added.',
      'passkey-removed': () => 'A passkey was removed.',
    },
    byAnAdministrator: (when) => `An administrator did this on ${when}.`,
    fromTheAccount: (when) => `This was done in the account on ${when}.`,
  },
  he: {
    what: {
      phone: (detail) => `מספר הטלפון הוא עכשיו ${detail}`,
      email: (detail) => `כתובת האימייל היא עכשיו ${detail}`,
      'microsoft-linked': () => 'קושר חשבון Microsoft.',
      'microsoft-unlinked': () => 'הקישור לחשבון Microsoft הוסר.',
      'calendar-made': () => 'נוצרה כתובת יומן חדשה.',
      'calendar-ended': () => 'כתובת היומן בוטלה.',
      'passkey-added': () => 'נוסף מפתח גישה.',
      'passkey-removed': () => 'הוסר מפתח גישה.',
    },
    byAnAdministrator: (when) => `השינוי נעשה בידי מנהל: ${when}.`,
    fromTheAccount: (when) => `השינוי נעשה מתוך החשבון: ${when}.`,
  },
};
