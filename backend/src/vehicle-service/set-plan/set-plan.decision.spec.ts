import { MOST_SERVICE_PLANS, type ServicePlan } from '@rigbook/contracts/fleet/service-plan.rules';
import { day, type ServicePlanId } from '@rigbook/contracts/kernel';
import type { VehicleEvent } from '../../fleet/vehicle.events.js';
import { type VehicleInFleet, vehicleFrom } from '../../fleet/vehicle.state.js';
import { Refusal } from '../../platform/decisions/index.js';
import { endPlan, setPlan } from './set-plan.decision.js';

const today = day('2026-11-27');
const added: VehicleEvent = {
  type: 'VehicleAdded',
  data: { name: 'ALS1', type: 'Advanced Life Support', location: 'Base', allowedRoles: [] },
};
const unset = { name: null, everyKm: null, everyMonths: null, lastDoneOn: null, lastDoneKm: null, validUntil: null };
const oil: ServicePlan = { ...unset, kind: 'oil', everyKm: 15_000, lastDoneKm: 40_000 };
const insurance: ServicePlan = { ...unset, kind: 'insurance', everyMonths: 12, validUntil: day('2026-12-31') };
const test: ServicePlan = { ...unset, kind: 'yearly-test', validUntil: day('2026-12-01') };

const idOf = (nth: number) => `0199c0de-1200-7000-8000-${String(nth).padStart(12, '0')}` as ServicePlanId;

/** The vehicle with these plans, set one after the other. */
const given = (...plans: ServicePlan[]): VehicleInFleet => {
  written = [added];
  return plans.reduce<VehicleInFleet>(
    (vehicle, plan, nth) => after(vehicle, setPlan(vehicle, { planId: idOf(nth), plan, seen: null }, { today })),
    vehicleFrom([added]) as VehicleInFleet,
  );
};

let written: VehicleEvent[] = [];
const after = (_vehicle: VehicleInFleet, events: readonly VehicleEvent[]): VehicleInFleet => {
  written.push(...events);
  return vehicleFrom(written) as VehicleInFleet;
};

const add = (vehicle: VehicleInFleet, plan: ServicePlan) =>
  setPlan(vehicle, { planId: idOf(99), plan, seen: null }, { today });
const change = (vehicle: VehicleInFleet, nth: number, plan: ServicePlan, seen = vehicle.plans.get(idOf(nth)) ?? plan) =>
  setPlan(vehicle, { planId: idOf(nth), plan, seen }, { today });

function refusal(act: () => unknown): Refusal | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return error as Refusal;
    throw error;
  }
  return undefined;
}

describe('a plan of service', () => {
  it('is set in full, and ends no papers', () => {
    expect(add(given(), oil)).toEqual([
      { type: 'ServicePlanSet', data: { planId: idOf(99), ...oil, papersEnd: null } },
    ]);
  });

  it('stays as it is if nothing changes', () => {
    expect(change(given(oil), 0, oil)).toEqual([]);
  });

  it('changes only from what was seen, so that no renewal or change of somebody else is lost', () => {
    const driven: ServicePlan = { ...oil, lastDoneKm: 55_000 };
    expect(refusal(() => change(given(driven), 0, { ...oil, everyKm: 10_000 }, oil))?.code).toBe('CHANGED_MEANWHILE');
    expect(change(given(driven), 0, { ...driven, everyKm: 10_000 }, driven)).toHaveLength(1);
    // asked again after an answer that did not arrive
    expect(change(given(driven), 0, driven, oil)).toEqual([]);
  });

  it('is one of its kind, except other things', () => {
    expect(refusal(() => add(given(oil), oil))?.code).toBe('SERVICE_PLAN_TAKEN');
    const winch: ServicePlan = { ...oil, kind: 'other', name: 'Winch' };
    expect(add(given(winch), winch)).toHaveLength(1);
  });

  it('keeps its kind, and exists', () => {
    expect(refusal(() => change(given(oil), 0, { ...oil, kind: 'tires' }))?.code).toBe('SERVICE_PLAN_NOT_FOUND');
    expect(refusal(() => change(given(oil), 7, oil))?.code).toBe('SERVICE_PLAN_NOT_FOUND');
    expect(refusal(() => endPlan(given(oil), idOf(7)))?.code).toBe('SERVICE_PLAN_NOT_FOUND');
  });

  it('says what is wrong by field', () => {
    expect(refusal(() => add(given(), { ...oil, lastDoneKm: null }))).toMatchObject({
      code: 'VALIDATION_FAILED',
      facts: { errors: [{ field: 'lastDoneKm' }] },
    });
  });

  it('is one of a limited number', () => {
    const plans = Array.from({ length: MOST_SERVICE_PLANS }, (_, nth): ServicePlan => ({
      ...oil,
      kind: 'other',
      name: `${nth}`,
    }));
    expect(refusal(() => add(given(...plans), insurance))?.facts).toEqual({ most: MOST_SERVICE_PLANS });
  });
});

describe('papers', () => {
  it('end with the one that ends first, also when another one is set, moved or ended', () => {
    const both = given(insurance, test);
    expect(written.at(-1)?.data).toMatchObject({ papersEnd: { paper: 'yearly-test', lastDay: '2026-12-01' } });
    expect(change(both, 1, { ...test, validUntil: day('2027-12-01') })[0]?.data.papersEnd).toEqual({
      paper: 'insurance',
      lastDay: '2026-12-31',
    });
    expect(endPlan(both, idOf(1)).data).toEqual({
      planId: idOf(1),
      kind: 'yearly-test',
      papersEnd: { paper: 'insurance', lastDay: '2026-12-31' },
    });
    expect(endPlan(given(insurance), idOf(0)).data.papersEnd).toBeNull();
  });
});
