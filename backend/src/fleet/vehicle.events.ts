import type { FleetRole } from '@rigbook/contracts/fleet/fleet.words';
import type { BookingId, DamageId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';

/** The stored facts of a vehicle's stream. Fields are only ever added, as optional ones; names are for ever. */
export type VehicleEvent =
  | VehicleAdded
  | VehicleDetailsChanged
  | MaintenanceStarted
  | MaintenanceEnded
  | VehicleWithdrawn
  | VehicleReturnedToFleet
  | VehicleRetired
  | DamageResolved
  | DamageReopened;

/** The stream of a vehicle carries its id. */
export const VEHICLE_STREAM = 'vehicle';

export interface VehicleDetails {
  readonly name: string;
  readonly type: string;
  readonly location: string;
  readonly allowedRoles: readonly FleetRole[];
  /** Left out before there were any; null where the vehicle has none. */
  readonly plateNumber?: string | null;
}

export interface VehicleAdded {
  readonly type: 'VehicleAdded';
  readonly data: VehicleDetails;
}

export interface VehicleDetailsChanged {
  readonly type: 'VehicleDetailsChanged';
  readonly data: VehicleDetails;
}

/** Recorded again, with all of it, when the expected end of a maintenance moves or its reason is worded anew. */
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

/** Which damage, and the booking at whose checkout it was reported. */
interface OfDamage {
  readonly damageId: DamageId;
  readonly bookingId: BookingId;
}

/** The damage is repaired, or needs no repair. */
export interface DamageResolved {
  readonly type: 'DamageResolved';
  readonly data: OfDamage & { readonly note: string | null };
}

/** It was resolved by mistake, or shows again. */
export interface DamageReopened {
  readonly type: 'DamageReopened';
  readonly data: OfDamage;
}
