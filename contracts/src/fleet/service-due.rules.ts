import { addDays, daysBetween, parseDay } from '../kernel/calendar.js';
import type { Day } from '../kernel/time.js';
import type { ServicePlan } from './service-plan.rules.js';

/** What the odometer showed on a day. */
export interface Reading {
  readonly day: Day;
  readonly km: number;
}

/** The use of a vehicle is that of these days; fewer than a week say nothing of it. */
export const USE_DAYS = 56;
const LEAST_DAYS = 7;

/** From so many days before, or so few kilometers, something is due soon. */
export const SOON_DAYS = 30;
const SOON_KM = 500;

/** A distance that would take longer is as good as never. */
const FARTHEST_DAYS = 3650;

export type ServiceState = 'overdue' | 'soon' | 'later';

/** When something is due. At least one of `dueOn` and `kmLeft` is known. */
export interface ServiceDue {
  readonly state: ServiceState;
  /** the day, of a paper the last valid one; null if only a distance counts and the use is not known */
  readonly dueOn: Day | null;
  /** days from today; negative once it has passed */
  readonly inDays: number | null;
  /** whether the day is an estimate from the use of the last weeks */
  readonly isEstimate: boolean;
  /** to the mileage at which it is due; negative beyond it; null if no distance counts or nothing was read */
  readonly kmLeft: number | null;
}

/** The same day of a later month, or its last day. */
export function addMonths(from: Day, months: number): Day {
  const [year = 0, month = 0, dayOfMonth = 0] = from.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(dayOfMonth, last)));
  return parseDay(at.toISOString().slice(0, 'yyyy-MM-dd'.length)) ?? from;
}

/**
 * Kilometers a day in the last weeks, to today: a vehicle that stands is used less. Null if the readings say nothing of it. They may
 * come in any order.
 */
export function dailyUse(readings: readonly Reading[], today: Day): number | null {
  const recent = readings.filter(({ day }) => day >= addDays(today, -USE_DAYS) && day <= today);
  const [first, ...others] = [...recent].sort((one, other) => compare(one, other));
  const last = others.at(-1);
  if (!first || !last) return null;
  const days = daysBetween(first.day, today);
  return days < LEAST_DAYS || last.km <= first.km ? null : (last.km - first.km) / days;
}

const compare = (one: Reading, other: Reading): number =>
  one.day === other.day ? one.km - other.km : one.day < other.day ? -1 : 1;

/** The vehicle as its odometer shows it: the latest reading, and the use of the last weeks. */
export interface VehicleUse {
  readonly today: Day;
  readonly mileageKm: number | null;
  /** kilometers */
  readonly dailyUse: number | null;
}

/** When a plan is due next: after its distance or its time, whichever comes first; a paper with its last valid day. */
export function serviceDue(plan: ServicePlan, { today, mileageKm, dailyUse: use }: VehicleUse): ServiceDue {
  const { everyKm, everyMonths, lastDoneOn, lastDoneKm, validUntil } = plan;
  const byTime =
    validUntil ?? (lastDoneOn !== null && everyMonths !== null ? addMonths(lastDoneOn, everyMonths) : null);
  const kmLeft =
    everyKm === null || lastDoneKm === null || mileageKm === null ? null : lastDoneKm + everyKm - mileageKm;
  const byDistance = kmLeft === null ? null : dayOfDistance(kmLeft, use, today);
  const isEstimate = byDistance !== null && (byTime === null || byDistance < byTime);
  const dueOn = isEstimate ? byDistance : byTime;
  const inDays = dueOn === null ? null : daysBetween(today, dueOn);
  return { state: stateOf(inDays, kmLeft), dueOn, inDays, isEstimate, kmLeft };
}

/** Whether the kilometers make it due, and not the day: they are what to say of it. */
export const isDueByDistance = ({ inDays, kmLeft }: ServiceDue): boolean =>
  stateOf(null, kmLeft) !== 'later' && stateOf(inDays, null) === 'later';

function dayOfDistance(kmLeft: number, use: number | null, today: Day): Day | null {
  if (kmLeft <= 0) return today;
  if (use === null) return null;
  // without what binary fractions add: 435 km at 6 km in 44 days are 3190 days, not a little more
  const days = Math.ceil(Number((kmLeft / use).toFixed(9)));
  return days > FARTHEST_DAYS ? null : addDays(today, days);
}

function stateOf(inDays: number | null, kmLeft: number | null): ServiceState {
  if ((inDays !== null && inDays < 0) || (kmLeft !== null && kmLeft <= 0)) return 'overdue';
  return (inDays !== null && inDays <= SOON_DAYS) || (kmLeft !== null && kmLeft <= SOON_KM) ? 'soon' : 'later';
}

const urgency: Readonly<Record<ServiceState, number>> = { overdue: 0, soon: 1, later: 2 };

/** What is overdue comes first, then what is due soon; of the same, what is due first. What has no day yet comes last among them. */
export const byDueDay = (one: ServiceDue, other: ServiceDue): number =>
  urgency[one.state] - urgency[other.state] ||
  (one.inDays ?? Number.MAX_SAFE_INTEGER) - (other.inDays ?? Number.MAX_SAFE_INTEGER);
