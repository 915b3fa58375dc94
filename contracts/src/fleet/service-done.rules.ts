import { MOST_COST_CENTS } from './cost.limits.js';
import type { Day } from '../kernel/time.js';
import { isReading, isServiceDay, type ServicePlan, servicePlanSentences } from './service-plan.rules.js';
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

/** Sentences of the form that it does not share with that of plans. */
export const serviceDoneSentences = {
  cost: 'Enter an amount, such as 420 or 420.50',
  doneOn: 'Enter the day on which it was done',
  mileageKm: 'Enter the mileage in whole kilometers',
  ended: 'The last valid day must not be before it was renewed',
  notLonger: 'It is valid to this day or longer already. If its end is wrong, correct it with Change',
} as const;

export type ServiceDoneProblems = Readonly<Partial<Record<keyof ServiceOfPlan, string>>>;

/** What is wrong, by field; empty if it can be recorded. */
export function serviceDoneProblems(
  { doneOn, mileageKm, costCents, validUntil }: ServiceOfPlan,
  { kind, everyKm, validUntil: before }: Pick<ServicePlan, 'kind' | 'everyKm' | 'validUntil'>,
  today: Day,
): ServiceDoneProblems {
  const problems: Partial<Record<keyof ServiceOfPlan, string>> = {};
  const says = serviceDoneSentences;
  if (doneOn === null) problems.doneOn = says.doneOn;
  else if (doneOn > today) problems.doneOn = servicePlanSentences.notYet;
  else if (!isServiceDay(doneOn)) problems.doneOn = servicePlanSentences.day;
  if (mileageKm === null ? everyKm !== null : !isReading(mileageKm)) problems.mileageKm = says.mileageKm;
  if (costCents !== null && !(Number.isInteger(costCents) && costCents >= 0 && costCents <= MOST_COST_CENTS))
    problems.costCents = says.cost;
  const end = isPaper(kind) ? endProblem(validUntil, doneOn, before) : undefined;
  return end === undefined ? problems : { ...problems, validUntil: end };
}

function endProblem(validUntil: Day | null, doneOn: Day | null, before: Day | null): string | undefined {
  if (validUntil === null) return servicePlanSentences.validUntil;
  if (!isServiceDay(validUntil)) return servicePlanSentences.day;
  if (doneOn !== null && validUntil < doneOn) return serviceDoneSentences.ended;
  return before !== null && validUntil <= before ? serviceDoneSentences.notLonger : undefined;
}

/** The plan from then on. What is recorded late, after it was done again, moves nothing back. */
export function afterService(plan: ServicePlan, { doneOn, mileageKm, validUntil }: ServiceOfPlan): ServicePlan {
  if (isPaper(plan.kind)) return { ...plan, validUntil: laterDay(plan.validUntil, validUntil) };
  if (isLate(plan, doneOn, mileageKm)) return plan;
  return { ...plan, lastDoneOn: doneOn, lastDoneKm: plan.everyKm === null ? null : mileageKm };
}

/** Of an earlier day; or, where the days do not tell, of fewer kilometers. */
function isLate({ lastDoneOn, lastDoneKm }: ServicePlan, doneOn: Day | null, mileageKm: number | null): boolean {
  if (lastDoneOn !== null && doneOn !== lastDoneOn) return doneOn === null || doneOn < lastDoneOn;
  return lastDoneKm !== null && mileageKm !== null && mileageKm < lastDoneKm;
}

const laterDay = (one: Day | null, other: Day | null): Day | null =>
  one === null || (other !== null && other > one) ? other : one;
