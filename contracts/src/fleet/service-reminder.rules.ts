import { isDueByDistance, type ServiceDue } from './service-due.rules.js';
import type { ServicePlan } from './service-plan.rules.js';

/** Days before a due date at which the office is reminded of it. */
export const serviceReminder = { never: 0, usual: 14, most: 90 } as const;

export const serviceReminderProblem = (days: unknown): string | undefined =>
  Number.isInteger(days) && (days as number) >= serviceReminder.never && (days as number) <= serviceReminder.most
    ? undefined
    : `Reminders of service must come ${serviceReminder.never} to ${serviceReminder.most} days before`;

/** Whether it is time to remind the office: the set number of days before the due date, or when few kilometers are left. */
export const isToBeReminded = (due: ServiceDue, daysBefore: number): boolean =>
  daysBefore !== serviceReminder.never &&
  (due.state === 'overdue' || isDueByDistance(due) || (due.inDays !== null && due.inDays <= daysBefore));

/**
 * Tells one due date of a plan from the next. What it counts from, and not the day: an estimated day moves with the use of the vehicle,
 * and would remind again and again.
 */
export const occasionOf = ({ everyKm, everyMonths, lastDoneOn, lastDoneKm, validUntil }: ServicePlan): string =>
  [validUntil, lastDoneOn, everyMonths, lastDoneKm, everyKm].map((part) => part ?? '-').join(' ');
