import { type DefectStep, defectStepProblems, nextDefectStates } from '@rigbook/contracts/fleet/defect.rules';
import type { DamagePhotoId, DefectId } from '@rigbook/contracts/kernel';
import type { DefectProgressed } from '../../fleet/vehicle.events.js';
import type { VehicleInFleet } from '../../fleet/vehicle.state.js';
import { Refusal } from '../../platform/decisions/index.js';

export interface ProgressDefect extends DefectStep {
  readonly defectId: DefectId;
  readonly photoIds: readonly DamagePhotoId[];
}

/** @throws Refusal DEFECT_NOT_FOUND, DEFECT_STEP_NOT_POSSIBLE, VALIDATION_FAILED */
export function progressDefect(
  { defects }: VehicleInFleet,
  { defectId, photoIds, ...step }: ProgressDefect,
): DefectProgressed {
  const standing = defects.get(defectId);
  if (!standing) throw new Refusal('DEFECT_NOT_FOUND');
  const { state, bookingId } = standing;
  if (!nextDefectStates(state).includes(step.to)) throw new Refusal('DEFECT_STEP_NOT_POSSIBLE', { state });
  const errors = Object.entries(defectStepProblems(step)).map(([field, message]) => ({ field, message }));
  if (errors.length > 0) throw new Refusal('VALIDATION_FAILED', { errors });
  const { to, note, costCents } = step;
  const plannedOn = to === 'planned' ? step.plannedOn : null;
  return {
    type: 'DefectProgressed',
    data: { defectId, bookingId, to, note, plannedOn, costCents, photoIds: [...photoIds] },
  };
}
