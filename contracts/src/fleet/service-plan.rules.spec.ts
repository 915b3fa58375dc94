import { day } from '../kernel/calendar.js';
import {
  planOfKind,
  type ServicePlan,
  servicePlanProblems,
  servicePlanSentences as says,
} from './service-plan.rules.js';

const today = day('2026-11-27');
const oil: ServicePlan = {
  kind: 'oil',
  name: null,
  everyKm: 15_000,
  everyMonths: 12,
  lastDoneOn: day('2026-06-01'),
  lastDoneKm: 40_000,
  validUntil: null,
};
const insurance: ServicePlan = {
  kind: 'insurance',
  name: null,
  everyKm: null,
  everyMonths: 12,
  lastDoneOn: null,
  lastDoneKm: null,
  validUntil: day('2026-12-31'),
};
const problems = (plan: ServicePlan) => servicePlanProblems(plan, today);

describe('a plan of service', () => {
  it('counts kilometers or months, or both', () => {
    expect(problems(oil)).toEqual({});
    expect(problems({ ...oil, everyKm: null, lastDoneKm: null })).toEqual({});
    expect(problems({ ...oil, everyMonths: null, lastDoneOn: null })).toEqual({});
    expect(problems({ ...oil, everyKm: null, everyMonths: null })).toEqual({ everyKm: says.everyAny });
  });

  it('says from when and from which mileage it counts', () => {
    expect(problems({ ...oil, lastDoneOn: null, lastDoneKm: null })).toEqual({
      lastDoneOn: says.lastDoneOn,
      lastDoneKm: says.lastDoneKm,
    });
    expect(problems({ ...oil, lastDoneOn: day('2026-11-28') })).toEqual({ lastDoneOn: says.notYet });
  });

  it('counts in whole numbers that make sense', () => {
    expect(problems({ ...oil, everyKm: 99, everyMonths: 0.5 })).toEqual({
      everyKm: says.everyKm,
      everyMonths: says.everyMonths,
    });
    expect(problems({ ...oil, lastDoneKm: -1 })).toEqual({ lastDoneKm: says.lastDoneKm });
  });

  it('of a paper has the last valid day, and no distance', () => {
    expect(problems(insurance)).toEqual({});
    expect(problems({ ...insurance, everyMonths: null })).toEqual({});
    expect(problems({ ...insurance, validUntil: null })).toEqual({ validUntil: says.validUntil });
    expect(planOfKind({ ...insurance, everyKm: 5, lastDoneKm: 7, lastDoneOn: today, name: 'Gold' })).toEqual(insurance);
  });

  it('has days of years in which there are instants', () => {
    for (const first of ['0000-01-01', '1899-12-31'])
      expect(problems({ ...oil, lastDoneOn: day(first) })).toEqual({ lastDoneOn: says.day });
    for (const last of ['1899-12-31', '2999-01-01', '9999-12-31'])
      expect(problems({ ...insurance, validUntil: day(last) })).toEqual({ validUntil: says.day });
    expect(problems({ ...insurance, validUntil: day('2998-12-31') })).toEqual({});
  });

  it('of another kind has a name', () => {
    expect(problems({ ...oil, kind: 'other' })).toEqual({ name: says.name });
    expect(problems({ ...oil, kind: 'other', name: 'Winch' })).toEqual({});
    expect(problems({ ...oil, kind: 'other', name: 'w'.repeat(81) })).toEqual({ name: says.nameTooLong });
    expect(planOfKind({ ...oil, name: 'Winch' }).name).toBeNull();
  });
});
