import type { VehicleStatus } from './fleet.words.js';
import type { Instant } from '../kernel/time.js';

/** What a vehicle's own stream says of it; that a shift makes it `in_use` is known elsewhere and never stored there. */
export type ServiceStatus = Exclude<VehicleStatus, 'in_use'>;

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
