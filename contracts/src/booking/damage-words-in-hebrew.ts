import type { DamageArea, DamageSeverity } from './shift/damage.words.js';

/** As damageAreas, for whoever reads Hebrew, on a screen or in a message. */
export const damageAreasInHebrew: Readonly<Record<DamageArea, string>> = {
  'front-bumper': 'פגוש קדמי',
  'rear-bumper': 'פגוש אחורי',
  'driver-side': 'צד הנהג',
  'passenger-side': 'צד הנוסע',
  roof: 'גג',
  hood: 'מכסה מנוע',
  wheels: 'גלגלים וצמיגים',
  interior: 'פנים הרכב',
  'medical-equipment': 'ציוד רפואי',
  'emergency-lights': 'אורות חירום',
};

/** As damageSeverities. */
export const damageSeveritiesInHebrew: Readonly<Record<DamageSeverity, string>> = {
  minor: 'קל',
  moderate: 'בינוני',
  major: 'חמור',
};
