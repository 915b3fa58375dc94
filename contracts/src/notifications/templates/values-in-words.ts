import { inZone } from '../../kernel/in-zone.js';
import { clockInWords, hoursInWords, instantInWords } from '../../kernel/time-in-words.js';
import type { Instant, Zone } from '../../kernel/time.js';
import type { Language } from '../../settings/settings.rules.js';

/** `Sun 22 Nov, 18:00`, in local time and in the language of the message. */
export function momentInMessage(at: Instant, zone: Zone, language: Language): string {
  if (language === 'en') return instantInWords(at, zone);
  const day = inZone(at, zone).setLocale('he').toLocaleString({ weekday: 'long', day: 'numeric', month: 'long' });
  return `${day}, ${clockInWords(at, zone)}`;
}

/** `4 hours`, in the language of the message. */
export function hoursInMessage(hours: number, language: Language): string {
  if (language === 'en') return hoursInWords(hours);
  if (hours === 1) return 'שעה אחת';
  return hours === 2 ? 'שעתיים' : `${Number(hours.toFixed(2))} שעות`;
}

/** When the vehicle of a later shift comes back; of a shift that is overdue nobody knows. */
export interface VehicleBack {
  readonly at: Instant;
  readonly isOverdue: boolean;
}

export function vehicleBackInMessage({ at, isOverdue }: VehicleBack, zone: Zone, language: Language): string {
  const time = momentInMessage(at, zone, language);
  if (!isOverdue) return time;
  return language === 'en'
    ? `not known yet; it was due on ${time}`
    : `עדיין לא ידוע; ההחזרה הייתה אמורה להיות ב${time}`;
}

/** The value of `{{reason}}` if none was given. */
export const noReasonGiven: Readonly<Record<Language, string>> = { en: 'none was given', he: 'לא צוינה' };

/** Who offers a booking in the name of the office. */
export const theOffice: Readonly<Record<Language, string>> = { en: 'The office', he: 'המשרד' };

/** The value of `{{inReturn}}` of a booking that is given. */
export const nothingInReturn: Readonly<Record<Language, string>> = { en: 'nothing', he: 'כלום' };
