import { WEEKLY_HOURS_LIMIT } from '../booking.limits.js';
import type { WeekOverLimit } from './weekly-hours.rules.js';
import { dayInWords, hoursInWords } from '../../kernel/time-in-words.js';
import type { Language } from '../../settings/settings.rules.js';

/**
 * The rules about a person that an administrator may override who books for them, by the code with which the person's own request
 * would be refused. Stored in events: never rename.
 */
export const overridableRules = [
  'PROFILE_INCOMPLETE',
  'LICENCE_NOT_VERIFIED',
  'ADMIN_ONLY_PERIOD',
  'WEEKLY_LIMIT_EXCEEDED',
] as const;
export type OverridableRule = (typeof overridableRules)[number];

/** A rule that a booking for somebody breaks; of the weekly limit, by how much. */
export interface BrokenRule {
  readonly rule: OverridableRule;
  readonly week?: WeekOverLimit;
}

export const isOverridable = (code: string): code is OverridableRule =>
  (overridableRules as readonly string[]).includes(code);

/** Those that the administrator has not overridden yet; with any of them, nothing is booked. */
export const notOverridden = (
  broken: readonly BrokenRule[],
  overridden: readonly OverridableRule[],
): readonly BrokenRule[] => broken.filter(({ rule }) => !overridden.includes(rule));

export const overridableRuleWords: Readonly<Record<Language, Readonly<Record<OverridableRule, string>>>> = {
  en: {
    PROFILE_INCOMPLETE: 'Complete profile',
    LICENCE_NOT_VERIFIED: 'Verified license',
    ADMIN_ONLY_PERIOD: 'Hours for administrators',
    WEEKLY_LIMIT_EXCEEDED: `Limit of ${WEEKLY_HOURS_LIMIT} hours a week`,
  },
  he: {
    PROFILE_INCOMPLETE: 'פרופיל מלא',
    LICENCE_NOT_VERIFIED: 'רישיון מאומת',
    ADMIN_ONLY_PERIOD: 'שעות ששמורות למנהלים',
    WEEKLY_LIMIT_EXCEEDED: `מכסה של ${WEEKLY_HOURS_LIMIT} שעות בשבוע`,
  },
};

export const brokenRuleInWords = ({ rule, week }: BrokenRule): string =>
  week === undefined
    ? overridableRuleWords.en[rule]
    : `${overridableRuleWords.en[rule]} (${hoursInWords(week.hoursUsed + week.hoursRequested)} in the week of ${dayInWords(week.weekStartsOn)})`;
