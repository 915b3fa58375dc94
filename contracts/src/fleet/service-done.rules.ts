import type { Day } from '../kernel/time.js';
import { isReading, type ServicePlan, servicePlanSentences } from './service-plan.rules.js';
import { isPaper } from './service.words.js';

/** What was done of a plan. */
export interface ServiceOfPlan {
  readonly doneOn: Day | null;
  /** what the odometer showed; needed where the plan counts kilometers */
  readonly mileageKm: number | null;
  /** hundredths of the currency; null if it is not known */
  readonly costCents: number | null;
  /** the new last valid day of a paper, otherwise null */
  readonly validUntil: Day | null;
}

export const MOST_COST_CENTS = 1_000_000_000;

/** Sentences of the form that it does not share with that of plans. */
export const serviceDoneSentences = {
  cost: 'Enter an amount, such as 420 or 420.50',
  doneOn: 'Enter the day on which it was done',
  mileageKm: 'Enter the mileage in whole kilometers',
  ended: 'The last valid day must not be before it was renewed',
} as const;

export type ServiceDoneProblems = Readonly<Partial<Record<keyof ServiceOfPlan, string>>>;

/** What is wrong, by field; empty if it can be recorded. */
export function serviceDoneProblems(
  { doneOn, mileageKm, costCents, validUntil }: ServiceOfPlan,
  { kind, everyKm }: Pick<ServicePlan, 'kind' | 'everyKm'>,
  today: Day,
): ServiceDoneProblems {
  const problems: Partial<Record<keyof ServiceOfPlan, string>> = {};
  const says = serviceDoneSentences;
  if (doneOn === null) problems.doneOn = says.doneOn;
  else if (doneOn > today) problems.doneOn = servicePlanSentences.notYet;
  if (mileageKm === null ? everyKm !== null : !isReading(mileageKm)) problems.mileageKm = says.mileageKm;
  if (costCents !== null && !(Number.isInteger(costCents) && costCents >= 0 && costCents <= MOST_COST_CENTS))
    problems.costCents = says.cost;
  if (isPaper(kind) && validUntil === null) problems.validUntil = servicePlanSentences.validUntil;
  else if (isPaper(kind) && validUntil !== null && doneOn !== null && validUntil < doneOn)
    problems.validUntil = says.ended;
  return problems;
}

/** The plan from then on. What is recorded late, after it was done again, moves nothing back. */
export function afterService(plan: ServicePlan, { doneOn, mileageKm, validUntil }: ServiceOfPlan): ServicePlan {
  if (isPaper(plan.kind)) return { ...plan, validUntil: laterDay(plan.validUntil, validUntil) };
  const isLatest = plan.lastDoneOn === null || (doneOn !== null && doneOn >= plan.lastDoneOn);
  if (!isLatest) return plan;
  return { ...plan, lastDoneOn: doneOn, lastDoneKm: plan.everyKm === null ? null : mileageKm };
}

const laterDay = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other > one) ? other : one;
