import { plateKey } from '@rigbook/contracts/fleet/vehicle-form.rules';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { KnownVehicle } from './vehicles-called.query.js';

/**
 * The vehicle by its plate or its name. Of several that had it one after another, the one that was in the fleet at that time;
 * undefined where none is called so.
 */
export function vehicleCalled(
  called: string,
  at: Instant,
  vehicles: readonly KnownVehicle[],
): KnownVehicle | undefined {
  const key = plateKey(called);
  if (key === '') return undefined;
  const byPlate = vehicles.filter(({ plateNumber }) => plateNumber !== null && plateKey(plateNumber) === key);
  const byName = vehicles.filter(({ name }) => name.trim().toLowerCase() === called.trim().toLowerCase());
  const candidates = byPlate.length > 0 ? byPlate : byName;
  return candidates.find((vehicle) => wasInFleet(vehicle, at)) ?? candidates[0];
}

const wasInFleet = ({ addedAt, retiredAt }: KnownVehicle, at: Instant): boolean =>
  addedAt <= at && (retiredAt === null || retiredAt > at);
