import { day } from '../kernel/calendar.js';
import { afterService, serviceDoneProblems, serviceDoneSentences as says } from './service-done.rules.js';
import { type ServicePlan, servicePlanSentences } from './service-plan.rules.js';

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
  ...{ ...oil, kind: 'insurance', everyKm: null, lastDoneOn: null, lastDoneKm: null },
  validUntil: day('2026-12-31'),
};
const done = { doneOn: day('2026-11-26'), mileageKm: 54_400, costCents: 42_050, validUntil: null };

describe('what was done of a plan', () => {
  it('has a day that has come, and a mileage where the plan counts kilometers', () => {
    expect(serviceDoneProblems(done, oil, today)).toEqual({});
    expect(serviceDoneProblems({ ...done, doneOn: null, mileageKm: null }, oil, today)).toEqual({
      doneOn: says.doneOn,
      mileageKm: says.mileageKm,
    });
    expect(serviceDoneProblems({ ...done, doneOn: day('2026-11-28') }, oil, today)).toEqual({
      doneOn: servicePlanSentences.notYet,
    });
    expect(serviceDoneProblems({ ...done, mileageKm: null }, { ...oil, everyKm: null }, today)).toEqual({});
    expect(serviceDoneProblems({ ...done, mileageKm: 0.5 }, { ...oil, everyKm: null }, today)).toEqual({
      mileageKm: says.mileageKm,
    });
  });

  it('has days of years in which there are instants', () => {
    const days = { doneOn: day('1899-12-31'), validUntil: day('9999-12-31') };
    expect(serviceDoneProblems({ ...done, ...days }, insurance, today)).toEqual({
      doneOn: servicePlanSentences.day,
      validUntil: servicePlanSentences.day,
    });
  });

  it('may have a cost', () => {
    expect(serviceDoneProblems({ ...done, costCents: null }, oil, today)).toEqual({});
    expect(serviceDoneProblems({ ...done, costCents: -1 }, oil, today)).toEqual({ costCents: says.cost });
    expect(serviceDoneProblems({ ...done, costCents: 0.5 }, oil, today)).toEqual({ costCents: says.cost });
  });

  it('of a paper has its new last valid day', () => {
    const renewed = { ...done, validUntil: day('2027-12-31') };
    expect(serviceDoneProblems(renewed, insurance, today)).toEqual({});
    expect(serviceDoneProblems(done, insurance, today)).toEqual({ validUntil: servicePlanSentences.validUntil });
    expect(serviceDoneProblems({ ...renewed, validUntil: day('2026-11-25') }, insurance, today)).toEqual({
      validUntil: says.ended,
    });
  });

  it('of a paper makes it valid longer', () => {
    const renewed = { ...done, validUntil: day('2027-01-01') };
    expect(serviceDoneProblems(renewed, insurance, today)).toEqual({});
    const notLonger = { validUntil: says.notLonger };
    expect(serviceDoneProblems({ ...renewed, validUntil: day('2026-12-31') }, insurance, today)).toEqual(notLonger);
    expect(serviceDoneProblems({ ...renewed, validUntil: day('2026-12-01') }, insurance, today)).toEqual(notLonger);
  });
});

describe('the plan after that', () => {
  it('counts from then on', () => {
    expect(afterService(oil, done)).toEqual({ ...oil, lastDoneOn: done.doneOn, lastDoneKm: 54_400 });
    expect(afterService({ ...oil, everyKm: null, lastDoneKm: null }, done).lastDoneKm).toBeNull();
  });

  it('moves nothing back for what is recorded late', () => {
    expect(afterService(oil, { ...done, doneOn: day('2026-05-31') })).toEqual(oil);
    expect(afterService(insurance, { ...done, validUntil: day('2026-12-01') })).toEqual(insurance);
  });

  it('keeps the higher mileage where the days do not tell which was last', () => {
    const sameDay = { ...done, doneOn: day('2026-06-01') };
    expect(afterService(oil, { ...sameDay, mileageKm: 39_000 })).toEqual(oil);
    expect(afterService(oil, { ...sameDay, mileageKm: 41_000 }).lastDoneKm).toBe(41_000);
    const byDistance: ServicePlan = { ...oil, everyMonths: null, lastDoneOn: null };
    expect(afterService(byDistance, { ...done, mileageKm: 39_000 })).toEqual(byDistance);
    expect(afterService(byDistance, done)).toMatchObject({ lastDoneOn: done.doneOn, lastDoneKm: 54_400 });
    // a later day counts, also after an odometer was replaced
    expect(afterService(oil, { ...done, mileageKm: 100 }).lastDoneKm).toBe(100);
  });

  it('of a paper is valid to its new last day', () => {
    expect(afterService(insurance, { ...done, validUntil: day('2027-12-31') }).validUntil).toBe('2027-12-31');
  });
});
