import { countCharacters, textLimits } from '../kernel/text.js';
import type { Day } from '../kernel/time.js';
import { isPaper, type ServiceKind } from './service.words.js';

/** What a vehicle needs again and again, and when it was last done. */
export interface ServicePlan {
  readonly kind: ServiceKind;
  /** of a plan of kind `other`, otherwise null */
  readonly name: string | null;
  /** due again after so many kilometers, or months, whichever comes first; null: not counted */
  readonly everyKm: number | null;
  readonly everyMonths: number | null;
  readonly lastDoneOn: Day | null;
  readonly lastDoneKm: number | null;
  /** the last valid day of a paper, otherwise null */
  readonly validUntil: Day | null;
}

export const servicePlanLimits = { leastKm: 100, mostKm: 500_000, mostMonths: 240, mostReadingKm: 2_000_000 } as const;

/** Days whose instants, and those of the next day, are within the years that the API accepts. */
export const isServiceDay = (of: Day): boolean => of >= '1900-01-01' && of <= '2998-12-31';

/** More than any vehicle needs. */
export const MOST_SERVICE_PLANS = 30;

export type ServicePlanField = Exclude<keyof ServicePlan, 'kind'>;
export type ServicePlanProblems = Readonly<Partial<Record<ServicePlanField, string>>>;

/** Sentences of the form; the page has them in Hebrew too. */
export const servicePlanSentences = {
  name: 'Say what it is',
  nameTooLong: `The name must be at most ${textLimits.vehicleName} characters`,
  everyKm: `Enter whole kilometers from ${servicePlanLimits.leastKm} to ${servicePlanLimits.mostKm}`,
  everyMonths: `Enter whole months from 1 to ${servicePlanLimits.mostMonths}`,
  everyAny: 'Enter kilometers or months, or both',
  lastDoneOn: 'Enter the day on which it was last done',
  lastDoneKm: 'Enter the mileage at which it was last done',
  notYet: 'This day has not come yet',
  validUntil: 'Enter the last valid day',
  day: 'Enter a day of the years 1900 to 2998',
} as const;

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const isReading = (km: number): boolean => isWhole(km, 0, servicePlanLimits.mostReadingKm);

/** Without what the kind has no use for, as events have it. */
export function planOfKind(plan: ServicePlan): ServicePlan {
  const { kind, name, everyKm, everyMonths, lastDoneOn, lastDoneKm, validUntil } = plan;
  if (isPaper(kind)) return { ...unmeasured, kind, name: null, everyMonths, validUntil };
  return {
    kind,
    name: kind === 'other' ? name : null,
    everyKm,
    everyMonths,
    lastDoneOn,
    lastDoneKm: everyKm === null ? null : lastDoneKm,
    validUntil: null,
  };
}

const unmeasured = { everyKm: null, lastDoneOn: null, lastDoneKm: null } as const;

/** What is wrong with a plan of its kind, by field; empty if it can be kept. A paper needs its end, all else a distance or a time. */
export function servicePlanProblems(plan: ServicePlan, today: Day): ServicePlanProblems {
  const problems: Partial<Record<ServicePlanField, string>> = {};
  const { kind, name, everyKm, everyMonths, lastDoneOn, lastDoneKm, validUntil } = planOfKind(plan);
  const says = servicePlanSentences;
  if (kind === 'other' && !name) problems.name = says.name;
  else if (name !== null && countCharacters(name) > textLimits.vehicleName) problems.name = says.nameTooLong;
  if (everyMonths !== null && !isWhole(everyMonths, 1, servicePlanLimits.mostMonths))
    problems.everyMonths = says.everyMonths;
  if (isPaper(kind)) {
    if (validUntil === null) problems.validUntil = says.validUntil;
    else if (!isServiceDay(validUntil)) problems.validUntil = says.day;
    return problems;
  }
  const { leastKm, mostKm } = servicePlanLimits;
  if (everyKm !== null && !isWhole(everyKm, leastKm, mostKm)) problems.everyKm = says.everyKm;
  if (everyKm === null && everyMonths === null) problems.everyKm = says.everyAny;
  if (lastDoneOn === null && everyMonths !== null) problems.lastDoneOn = says.lastDoneOn;
  if (lastDoneOn !== null && lastDoneOn > today) problems.lastDoneOn = says.notYet;
  else if (lastDoneOn !== null && !isServiceDay(lastDoneOn)) problems.lastDoneOn = says.day;
  if (everyKm !== null && (lastDoneKm === null || !isReading(lastDoneKm))) problems.lastDoneKm = says.lastDoneKm;
  return problems;
}
