interface CheckInItemWords {
  readonly id: string;
  readonly label: string;
  readonly group: 'vehicle' | 'medical' | 'emergency';
  readonly detail: string;
  readonly required: boolean;
}

export const checkInGroups = [
  { id: 'vehicle', label: 'Vehicle' },
  { id: 'medical', label: 'Medical' },
  { id: 'emergency', label: 'Emergency' },
] as const;
export type CheckInGroup = (typeof checkInGroups)[number]['id'];

/** The 16 items (docs/domain.md#lifecycle). The ids are stored in events: never rename. */
export const checkInItems = [
  { id: 'fuel-check', label: 'Fuel check', group: 'vehicle', detail: 'Minimum 1/2 tank', required: true },
  { id: 'tire-inspection', label: 'Tire inspection', group: 'vehicle', detail: '', required: true },
  { id: 'lights-test', label: 'Lights test', group: 'vehicle', detail: '', required: true },
  { id: 'fluid-levels', label: 'Fluid levels', group: 'vehicle', detail: '', required: true },
  {
    id: 'charging-port',
    label: 'Charging port',
    group: 'vehicle',
    detail: 'Charger removed, port closed',
    required: true,
  },
  { id: 'ituran-code', label: 'Ituran code', group: 'vehicle', detail: 'Security code entered', required: true },
  { id: 'defibrillator', label: 'Defibrillator', group: 'medical', detail: '', required: true },
  { id: 'oxygen-tank', label: 'Oxygen tank', group: 'medical', detail: '', required: true },
  { id: 'stretcher', label: 'Stretcher', group: 'medical', detail: '', required: false },
  { id: 'first-aid', label: 'First aid', group: 'medical', detail: '', required: false },
  { id: 'medical-supplies', label: 'Medical supplies', group: 'medical', detail: '', required: false },
  { id: 'suction-unit', label: 'Suction unit', group: 'medical', detail: '', required: false },
  { id: 'emergency-lights', label: 'Emergency lights', group: 'emergency', detail: '', required: false },
  { id: 'siren-system', label: 'Siren system', group: 'emergency', detail: '', required: false },
  { id: 'radio-communication', label: 'Radio communication', group: 'emergency', detail: '', required: false },
  { id: 'emergency-phone', label: 'Emergency phone', group: 'emergency', detail: '', required: false },
] as const satisfies readonly CheckInItemWords[];
export type CheckInItem = (typeof checkInItems)[number]['id'];

export const checkInItemIds: readonly CheckInItem[] = checkInItems.map(({ id }) => id);

export const checkInItemLabel = (item: CheckInItem): string =>
  checkInItems.find(({ id }) => id === item)?.label ?? item;

export type FuelLevel = 'low' | 'moderate' | 'good';

export interface FuelWords {
  readonly level: FuelLevel;
  readonly text: string;
}

/** For the gauge, in percent, as a shift begins. */
export const fuelAtCheckIn = (fuelPercent: number): FuelWords =>
  fuelPercent < 50
    ? { level: 'low', text: 'Low fuel - refuel before departure' }
    : { level: 'good', text: 'Sufficient fuel level' };

/** For the gauge, in percent, as a shift ends. */
export function fuelAtCheckOut(fuelPercent: number): FuelWords {
  if (fuelPercent < 25) return { level: 'low', text: 'Low fuel - refuel required' };
  if (fuelPercent < 50) return { level: 'moderate', text: 'Moderate fuel level' };
  return { level: 'good', text: 'Good fuel level' };
}
