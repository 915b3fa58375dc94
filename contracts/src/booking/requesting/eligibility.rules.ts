import type { EligibilityWarning } from '../booking.words.js';
import type { FleetRole } from '../../fleet/fleet.words.js';
import { alsDepartments, roleOfDepartment, type Department } from '../../responders/responder.words.js';

export interface VehicleEligibility {
  readonly type: string;
  readonly allowedRoles: readonly FleetRole[];
}

const alsType = /\bALS(?![a-z])|\badvanced\b/i;

/** By its type: `ALS`, `ALS Ambulance`, `Advanced Life Support`. */
export const isAlsVehicle = (type: string): boolean => alsType.test(type);

/**
 * Warnings for the deciding administrator; none of them prevents a booking (docs/domain.md#eligibility).
 * A vehicle without roles is open to everyone. Null: the department is not known yet.
 */
export function eligibilityWarningsFor(
  department: Department | null,
  vehicle: VehicleEligibility,
): readonly EligibilityWarning[] {
  const warnings: EligibilityWarning[] = [];
  const role = department === null ? undefined : roleOfDepartment[department];
  if (vehicle.allowedRoles.length > 0 && !vehicle.allowedRoles.some((allowed) => allowed === role))
    warnings.push('department-not-authorised');
  if (isAlsVehicle(vehicle.type) && !(department !== null && alsDepartments.includes(department)))
    warnings.push('als-responders-only');
  return warnings;
}
