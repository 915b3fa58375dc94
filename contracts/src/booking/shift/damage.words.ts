import type { DamagePhotoId, DamageReportId } from '../../kernel/ids.js';
import type { DamagePlace } from './damage-places.words.js';

interface DamageAreaWords {
  readonly id: string;
  readonly label: string;
  readonly description: string;
}

/** Areas of damage. The ids are stored in events: never rename. */
export const damageAreas = [
  { id: 'front-bumper', label: 'Front Bumper', description: '' },
  { id: 'rear-bumper', label: 'Rear Bumper', description: '' },
  { id: 'driver-side', label: 'Driver Side', description: 'Left side panels and doors' },
  { id: 'passenger-side', label: 'Passenger Side', description: 'Right side' },
  { id: 'roof', label: 'Roof/Top', description: 'Roof, sunroof, light bar' },
  { id: 'hood', label: 'Hood', description: 'Engine hood and windshield area' },
  { id: 'wheels', label: 'Wheels/Tires', description: '' },
  { id: 'interior', label: 'Interior', description: 'Seats, dashboard, equipment area' },
  { id: 'medical-equipment', label: 'Medical Equipment', description: 'Stretcher, defibrillator, oxygen' },
  { id: 'emergency-lights', label: 'Emergency Lights', description: 'Light bar, sirens' },
] as const satisfies readonly DamageAreaWords[];
export type DamageArea = (typeof damageAreas)[number]['id'];

export const damageAreaIds: readonly DamageArea[] = damageAreas.map(({ id }) => id);

/** `badge` names the style of the severity badge on the checkout screen. */
export const damageSeverities = [
  { id: 'minor', label: 'Minor', badge: 'secondary' },
  { id: 'moderate', label: 'Moderate', badge: 'default' },
  { id: 'major', label: 'Major', badge: 'destructive' },
] as const;
export type DamageSeverity = (typeof damageSeverities)[number]['id'];

export const damageSeverityIds: readonly DamageSeverity[] = damageSeverities.map(({ id }) => id);

export interface DamageReport {
  /** Left out by older reports. */
  readonly reportId?: DamageReportId;
  readonly area: DamageArea;
  /** Where on the drawing of the vehicle; left out if it is not on the drawing, and by older reports. */
  readonly place?: DamagePlace;
  readonly severity: DamageSeverity;
  readonly description: string;
  /** Photos that follow. Left out if none do. */
  readonly photoIds?: readonly DamagePhotoId[];
}
