import { day, type BookingId, type DefectId } from '@rigbook/contracts/kernel';
import type { DefectState } from '@rigbook/contracts/fleet/defect.words';
import { type Refusal } from '../../platform/decisions/index.js';
import type { VehicleInFleet } from '../../fleet/vehicle.state.js';
import { progressDefect, type ProgressDefect } from './progress-defect.decision.js';

const defectId = '0197f1c2-1401-7000-8000-000000001401' as DefectId;
const bookingId = '0197f1c2-6f0e-7c3a-9d55-2f0a6a1b7c10' as BookingId;
const vehicleWith = (state: DefectState): VehicleInFleet => ({
  situation: 'in-fleet',
  details: { name: 'ALS1', type: 'ALS', location: 'Base', allowedRoles: [] },
  service: 'available',
  maintenance: null,
  stickerCode: null,
  resolvedDamage: new Set(),
  defects: new Map([[defectId, { state, bookingId }]]),
  plans: new Map(),
});
const step = (to: DefectState, more: Partial<ProgressDefect> = {}): ProgressDefect => ({
  defectId,
  to,
  note: null,
  plannedOn: null,
  costCents: null,
  photoIds: [],
  ...more,
});
const code = (state: DefectState, taken: ProgressDefect) => {
  try {
    progressDefect(vehicleWith(state), taken);
    return undefined;
  } catch (error) {
    return (error as Refusal).code;
  }
};

describe('seeing to a defect', () => {
  it('names the booking that found it', () =>
    expect(progressDefect(vehicleWith('open'), step('fixed', { costCents: 100 })).data).toMatchObject({
      defectId,
      bookingId,
      to: 'fixed',
      costCents: 100,
    }));

  it('keeps a day of a plan only', () => {
    const plannedOn = day('2026-12-01');
    expect(progressDefect(vehicleWith('open'), step('planned', { plannedOn })).data).toMatchObject({ plannedOn });
    expect(progressDefect(vehicleWith('planned'), step('fixed', { plannedOn })).data).toMatchObject({
      plannedOn: null,
    });
  });

  it.each([
    ['open', step('open'), 'DEFECT_STEP_NOT_POSSIBLE'],
    ['fixed', step('fixed'), 'DEFECT_STEP_NOT_POSSIBLE'],
    ['open', step('planned'), 'VALIDATION_FAILED'],
    ['open', step('declined'), 'VALIDATION_FAILED'],
    ['open', step('fixed', { defectId: bookingId as string as DefectId }), 'DEFECT_NOT_FOUND'],
  ] as const)('of one that is %s is refused', (state, taken, refusal) => expect(code(state, taken)).toBe(refusal));
});
