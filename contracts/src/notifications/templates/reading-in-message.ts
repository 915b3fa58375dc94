import type { ReadingStep } from '../../booking/shift/odometer.rules.js';
import type { ReadingOutcome } from '../../booking/shift/reading-contest.rules.js';
import type { Language } from '../../settings/settings.rules.js';

/** A reading of the odometer that is contested, or how that was settled. */
export interface ReadingInMessage {
  readonly step: ReadingStep;
  readonly outcome: ReadingOutcome | 'open';
  /** the reading that counts */
  readonly mileageKm: number;
  /** what counted before a correction */
  readonly formerMileageKm: number | null;
  /** why; null: erased */
  readonly words: string | null;
}

const steps: Readonly<Record<Language, Readonly<Record<ReadingStep, string>>>> = {
  en: { 'check-in': 'At check-in', 'check-out': 'At checkout' },
  he: { 'check-in': 'בקבלת הרכב', 'check-out': 'בהחזרת הרכב' },
};

type Told = Readonly<Record<'open' | 'kept', (km: string) => string>> & {
  readonly corrected: (km: string, former: string) => string;
};

const told: Readonly<Record<Language, Told>> = {
  en: {
    open: (km) => `${km} km`,
    kept: (km) => `the reading stays ${km} km.`,
    corrected: (km, former) => `the reading is ${km} km now, instead of ${former} km.`,
  },
  he: {
    open: (km) => `${km} ק״מ`,
    kept: (km) => `הקריאה נשארת ${km} ק״מ.`,
    corrected: (km, former) => `הקריאה היא עכשיו ${km} ק״מ, במקום ${former} ק״מ.`,
  },
};

/** Which reading and what counts, and below it why. */
export function readingInMessage(
  { step, outcome, mileageKm, formerMileageKm, words }: ReadingInMessage,
  language: Language,
): string {
  const inWords = (km: number): string => km.toLocaleString('en-US');
  const what = told[language][outcome](inWords(mileageKm), inWords(formerMileageKm ?? mileageKm));
  return [`${steps[language][step]}: ${what}`, words].filter(Boolean).join('\n');
}
