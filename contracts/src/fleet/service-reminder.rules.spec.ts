import { day } from '../kernel/calendar.js';
import { type ServiceDue, serviceDue } from './service-due.rules.js';
import type { ServicePlan } from './service-plan.rules.js';
import { isToBeReminded, occasionOf, serviceReminderProblem } from './service-reminder.rules.js';

const oil: ServicePlan = {
  kind: 'oil',
  name: null,
  everyKm: 15_000,
  everyMonths: 12,
  lastDoneOn: day('2026-06-01'),
  lastDoneKm: 40_000,
  validUntil: null,
};
const due = (inDays: number | null, kmLeft: number | null = null): ServiceDue => ({
  state: (inDays !== null && inDays < 0) || (kmLeft !== null && kmLeft <= 0) ? 'overdue' : 'later',
  dueOn: null,
  inDays,
  isEstimate: false,
  kmLeft,
});

describe('a reminder of service', () => {
  it('is due the set number of days before the due date, and until the work is done', () => {
    expect([15, 14, 0, -30].map((inDays) => isToBeReminded(due(inDays), 14))).toEqual([false, true, true, true]);
  });

  it('comes when few kilometers are left, whatever the day', () => {
    expect([501, 500, -20].map((kmLeft) => isToBeReminded(due(200, kmLeft), 14))).toEqual([false, true, true]);
    expect(isToBeReminded(due(null, 400), 14)).toBe(true);
  });

  it('never comes if the organization wants none', () => {
    expect(isToBeReminded(due(-1), 0)).toBe(false);
  });

  it('is one for a due date: the next one has an occasion of its own, a moved estimate has not', () => {
    const use = (dailyUse: number) => serviceDue(oil, { today: day('2026-11-27'), mileageKm: 54_000, dailyUse });
    expect(use(10).dueOn).not.toBe(use(50).dueOn);
    const occasions = [
      oil,
      { ...oil, lastDoneOn: day('2026-11-27'), lastDoneKm: 54_000 },
      { ...oil, everyKm: 10_000 },
      { ...oil, kind: 'insurance', everyKm: null, lastDoneOn: null, lastDoneKm: null, validUntil: day('2026-12-31') },
    ] satisfies ServicePlan[];
    expect(new Set(occasions.map(occasionOf)).size).toBe(occasions.length);
  });

  it('is set in whole days', () => {
    expect([0, 14, 90].map(serviceReminderProblem)).toEqual([undefined, undefined, undefined]);
    for (const days of [-1, 1.5, 91, 'many']) expect(serviceReminderProblem(days)).toMatch(/0 to 90 days/);
  });
});
