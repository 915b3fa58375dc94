import type { VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { Instant } from '@rigbook/contracts/kernel/time';
import type { ServiceStatus } from './vehicle.state.js';

export interface ShownStatus {
  readonly status: VehicleStatus;
  /** when the vehicle should be available again, where that is known */
  readonly availableFrom: Instant | null;
}

/** A shift under way makes a vehicle `in_use`, whatever its own stream says of the time after (docs/domain.md#vehicles). */
export const shownStatus = (
  service: ServiceStatus,
  maintenanceUntil: Instant | null,
  inUseUntil: Instant | null,
): ShownStatus =>
  inUseUntil === null
    ? { status: service, availableFrom: maintenanceUntil }
    : { status: 'in_use', availableFrom: inUseUntil };
