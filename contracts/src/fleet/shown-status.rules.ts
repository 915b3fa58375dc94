import type { VehicleStatus } from './fleet.words.js';
import type { Instant } from '../kernel/time.js';

/** The status in a vehicle's stream, which never has `in_use`: that comes from shifts. */
export type ServiceStatus = Exclude<VehicleStatus, 'in_use'>;

export interface ShownStatus {
  readonly status: VehicleStatus;
  /** when the vehicle should be available again, if known */
  readonly availableFrom: Instant | null;
}

/** An active shift makes a vehicle `in_use`, regardless of its stream (docs/domain.md#vehicles). */
export const shownStatus = (
  service: ServiceStatus,
  maintenanceUntil: Instant | null,
  inUseUntil: Instant | null,
): ShownStatus =>
  inUseUntil === null
    ? { status: service, availableFrom: maintenanceUntil }
    : { status: 'in_use', availableFrom: inUseUntil };
