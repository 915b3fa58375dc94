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
  /** `Firefox · Android`, of whoever made the change */
  readonly device: string | null;
  /** an IPv4 address, or the /64 of an IPv6 address */
  readonly network: string | null;
}

/** What changed, who did it and when, and where from; each on a line, in the language of the message. */
export function accountChangeInMessage(
  { change, detail, byAdmin, at, device, network }: AccountChangeInMessage,
  zone: Zone,
  language: Language,
): string {
  const say = words[language];
  const when = momentInMessage(at, zone, language);
  const lines = byAdmin
    ? [change === 'phone' && say.everythingEnded, say.byAnAdministrator(when)]
    : [say.fromTheAccount(when), device && say.device(device), network && say.network(network)];
  return [say.what[change](detail ?? ''), ...lines].filter(Boolean).join('\n');
}

interface Words {
  readonly what: Readonly<Record<AccountChange, (detail: string) => string>>;
  /** a new phone number from an administrator gives the account back */
  readonly everythingEnded: string;
  readonly byAnAdministrator: (when: string) => string;
  readonly fromTheAccount: (when: string) => string;
  readonly device: (device: string) => string;
  readonly network: (network: string) => string;
}

/** Between marks that survive where isolating marks are removed. */
const leftToRight = (latin: string): string => `\u200e${latin}\u200e`;

const words: Readonly<Record<Language, Words>> = {
  en: {
    what: {
      phone: (detail) => `The phone number was changed (new: ${detail}).`,
      email: (detail) => `The email address was changed (new: ${detail}).`,
      'microsoft-linked': () => 'A Microsoft account was linked.',
      'microsoft-unlinked': () => 'The Microsoft account was unlinked.',
      'calendar-made': () => 'A new calendar address was made. A previous one no longer works.',
      'calendar-ended': () => 'The calendar address was ended.',
      'passkey-added': () => 'A passkey was added.',
      'passkey-removed': () => 'A passkey was removed.',
      'audit-password-changed': () => 'A new audit password was set.',
      'audit-password-removed': () => 'The audit password was removed.',
      'push-switched-on': () => 'Push messages were switched on, on one more device.',
    },
    everythingEnded:
      'With it every device was signed out; passkeys, a linked Microsoft account and the calendar address were removed.',
    byAnAdministrator: (when) => `An administrator did this on ${when}.`,
    fromTheAccount: (when) => `This was done in the account on ${when}.`,
    device: (device) => `Device: ${device}.`,
    network: (network) => `Network: ${network}.`,
  },
  he: {
    what: {
      phone: (detail) => `מספר הטלפון השתנה (החדש: ${leftToRight(detail)}).`,
      email: (detail) => `כתובת האימייל השתנתה (החדשה: ${leftToRight(detail)}).`,
      'microsoft-linked': () => 'קושר חשבון Microsoft.',
      'microsoft-unlinked': () => 'הקישור לחשבון Microsoft הוסר.',
      'calendar-made': () => 'נוצרה כתובת יומן חדשה. כתובת קודמת כבר אינה פועלת.',
      'calendar-ended': () => 'כתובת היומן בוטלה.',
      'passkey-added': () => 'נוסף מפתח גישה.',
      'passkey-removed': () => 'הוסר מפתח גישה.',
      'audit-password-changed': () => 'נקבעה סיסמת ביקורת חדשה.',
      'audit-password-removed': () => 'סיסמת הביקורת הוסרה.',
      'push-switched-on': () => 'ההתראות הופעלו במכשיר נוסף.',
    },
    everythingEnded: 'יחד עם זה נותקו כל המכשירים, והוסרו מפתחות הגישה, הקישור לחשבון Microsoft וכתובת היומן.',
    byAnAdministrator: (when) => `השינוי נעשה בידי מנהל: ${when}.`,
    fromTheAccount: (when) => `השינוי נעשה מתוך החשבון: ${when}.`,
    device: (device) => `מכשיר: ${leftToRight(device)}.`,
    network: (network) => `רשת: ${leftToRight(network)}.`,
  },
};
