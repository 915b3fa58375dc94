import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** The stored facts of a vehicle's stream. Fields are only ever added, as optional ones; names are for ever. */
export type VehicleEvent =
  | VehicleAdded
  | VehicleDetailsChanged
  | MaintenanceStarted
  | MaintenanceEnded
  | VehicleWithdrawn
  | VehicleReturnedToFleet
  | VehicleRetired;

/** The stream of a vehicle carries its id. */
export const VEHICLE_STREAM = 'vehicle';

export interface VehicleDetails {
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly allowedRoles: readonly FleetRole[];
}

export interface VehicleAdded {
  readonly type: 'VehicleAdded';
  readonly data: VehicleDetails;
}

export interface VehicleDetailsChanged {
  readonly type: 'VehicleDetailsChanged';
  readonly data: VehicleDetails;
}

/** Recorded again when the expected end of a maintenance moves. */
export interface MaintenanceStarted {
  readonly type: 'MaintenanceStarted';
  readonly data: { readonly expectedEndAt: Instant | null; readonly reason: string | null };
}

export interface MaintenanceEnded {
  readonly type: 'MaintenanceEnded';
  readonly data: Record<string, never>;
}

/** Out of service for another reason than maintenance. */
export interface VehicleWithdrawn {
  readonly type: 'VehicleWithdrawn';
  readonly data: { readonly reason: string | null };
}

export interface VehicleReturnedToFleet {
  readonly type: 'VehicleReturnedToFleet';
  readonly data: Record<string, never>;
}

/** The vehicle leaves for good; its name may be given to another one. */
export interface VehicleRetired {
  readonly type: 'VehicleRetired';
  readonly data: Record<string, never>;
}
