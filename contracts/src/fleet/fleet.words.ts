/** The status of a vehicle, from its stream or an active booking (docs/domain.md#vehicles). */
export const vehicleStatuses = ['available', 'in_use', 'maintenance', 'unavailable'] as const;
export type VehicleStatus = (typeof vehicleStatuses)[number];

/** Whether damage still waits for an administrator. */
export const damageStates = ['open', 'resolved'] as const;
export type DamageState = (typeof damageStates)[number];

export const isVehicleStatus = (text: string): text is VehicleStatus =>
  (vehicleStatuses as readonly string[]).includes(text);

export type VehicleStatusColor = 'green' | 'yellow' | 'orange' | 'red' | 'grey';

export interface VehicleStatusWords {
  readonly label: string;
  readonly color: VehicleStatusColor;
}

const statusWords: Readonly<Record<VehicleStatus, VehicleStatusWords>> = {
  available: { label: 'Available', color: 'green' },
  in_use: { label: 'In Use', color: 'yellow' },
  maintenance: { label: 'Maintenance', color: 'orange' },
  unavailable: { label: 'Unavailable', color: 'red' },
};

/** Label and color of a status; "Unknown" in gray for any other value. */
export const vehicleStatusWords = (status: string): VehicleStatusWords =>
  isVehicleStatus(status) ? statusWords[status] : { label: 'Unknown', color: 'grey' };

/** The department roles a vehicle may be authorized for (docs/domain.md#eligibility). */
export const fleetRoles = [
  'Doctor',
  'Paramedic',
  'Admin',
  'EMT',
  'Dispatcher',
  'Dispatcher/MHP',
  'MHP',
  'Observer',
] as const;
export type FleetRole = (typeof fleetRoles)[number];

const rolesHiddenOnCards: readonly FleetRole[] = ['Admin', 'Dispatcher/MHP', 'Dispatcher', 'Observer'];

/** The roles that a vehicle card shows under "Authorized Roles". */
export const rolesShownOnCard = (allowedRoles: readonly FleetRole[]): readonly FleetRole[] =>
  allowedRoles.filter((role) => !rolesHiddenOnCards.includes(role));

/** Badges that every vehicle card carries. */
export const vehicleCardBadges = ['4 Seats', 'Automatic', 'Medical Kit'] as const;

export const fuelPercentRange = { least: 0, most: 100, initial: 100 } as const;
