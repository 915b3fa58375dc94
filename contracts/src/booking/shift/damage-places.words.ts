/** The sides from which a vehicle is drawn. Left and right are those of the driver. */
export const vehicleSides = [
  { id: 'top', en: 'Top', he: 'מלמעלה' },
  { id: 'left', en: 'Left side', he: 'צד שמאל' },
  { id: 'right', en: 'Right side', he: 'צד ימין' },
  { id: 'front', en: 'Front', he: 'חזית' },
  { id: 'back', en: 'Back', he: 'אחור' },
] as const;
export type VehicleSide = (typeof vehicleSides)[number]['id'];

interface DamagePlaceWords {
  readonly id: string;
  readonly side: VehicleSide;
  /** the area of damage that a report at this place usually names */
  readonly area: string;
  readonly en: string;
  readonly he: string;
}

/** Places on the drawing of a vehicle. The ids are stored in events: never rename. What is inside the vehicle has no place. */
export const damagePlaces = [
  { id: 'hood', side: 'top', area: 'hood', en: 'Hood', he: 'מכסה המנוע' },
  { id: 'roof-front', side: 'top', area: 'roof', en: 'Roof, front', he: 'גג, קדמי' },
  { id: 'light-bar', side: 'top', area: 'emergency-lights', en: 'Light bar', he: 'פס אורות החירום' },
  { id: 'roof-rear', side: 'top', area: 'roof', en: 'Roof, rear', he: 'גג, אחורי' },
  { id: 'left-front-fender', side: 'left', area: 'driver-side', en: 'Left front fender', he: 'כנף קדמית שמאלית' },
  { id: 'left-front-door', side: 'left', area: 'driver-side', en: 'Left front door', he: 'דלת קדמית שמאלית' },
  { id: 'left-rear-door', side: 'left', area: 'driver-side', en: 'Left rear door', he: 'דלת אחורית שמאלית' },
  { id: 'left-rear-panel', side: 'left', area: 'driver-side', en: 'Left rear panel', he: 'דופן אחורית שמאלית' },
  { id: 'left-front-wheel', side: 'left', area: 'wheels', en: 'Left front wheel', he: 'גלגל קדמי שמאלי' },
  { id: 'left-rear-wheel', side: 'left', area: 'wheels', en: 'Left rear wheel', he: 'גלגל אחורי שמאלי' },
  { id: 'right-front-fender', side: 'right', area: 'passenger-side', en: 'Right front fender', he: 'כנף קדמית ימנית' },
  { id: 'right-front-door', side: 'right', area: 'passenger-side', en: 'Right front door', he: 'דלת קדמית ימנית' },
  { id: 'right-rear-door', side: 'right', area: 'passenger-side', en: 'Right rear door', he: 'דלת אחורית ימנית' },
  { id: 'right-rear-panel', side: 'right', area: 'passenger-side', en: 'Right rear panel', he: 'דופן אחורית ימנית' },
  { id: 'right-front-wheel', side: 'right', area: 'wheels', en: 'Right front wheel', he: 'גלגל קדמי ימני' },
  { id: 'right-rear-wheel', side: 'right', area: 'wheels', en: 'Right rear wheel', he: 'גלגל אחורי ימני' },
  { id: 'windshield', side: 'front', area: 'hood', en: 'Windshield', he: 'שמשה קדמית' },
  { id: 'front-grille', side: 'front', area: 'front-bumper', en: 'Grille', he: 'סבכה קדמית' },
  { id: 'front-left-light', side: 'front', area: 'front-bumper', en: 'Left headlight', he: 'פנס קדמי שמאלי' },
  { id: 'front-right-light', side: 'front', area: 'front-bumper', en: 'Right headlight', he: 'פנס קדמי ימני' },
  { id: 'left-mirror', side: 'front', area: 'driver-side', en: 'Left mirror', he: 'מראה שמאלית' },
  { id: 'right-mirror', side: 'front', area: 'passenger-side', en: 'Right mirror', he: 'מראה ימנית' },
  { id: 'front-bumper', side: 'front', area: 'front-bumper', en: 'Front bumper', he: 'פגוש קדמי' },
  { id: 'rear-window', side: 'back', area: 'rear-bumper', en: 'Rear window', he: 'שמשה אחורית' },
  { id: 'rear-door', side: 'back', area: 'rear-bumper', en: 'Rear door', he: 'דלת אחורית' },
  { id: 'rear-left-light', side: 'back', area: 'rear-bumper', en: 'Left rear light', he: 'פנס אחורי שמאלי' },
  { id: 'rear-right-light', side: 'back', area: 'rear-bumper', en: 'Right rear light', he: 'פנס אחורי ימני' },
  { id: 'rear-bumper', side: 'back', area: 'rear-bumper', en: 'Rear bumper', he: 'פגוש אחורי' },
] as const satisfies readonly DamagePlaceWords[];
export type DamagePlace = (typeof damagePlaces)[number]['id'];

export const damagePlaceIds: readonly DamagePlace[] = damagePlaces.map(({ id }) => id);

/** "Driver Side, Left front door"; the area alone where the place says the same, or there is none. */
export function areaAndPlace(area: string, place: DamagePlace | null | undefined, language: 'en' | 'he'): string {
  const named = place ? placeWords(place)[language] : area;
  return named.toLowerCase() === area.toLowerCase() ? area : `${area}, ${named}`;
}

/** The place with its words. */
export function placeWords(place: DamagePlace): (typeof damagePlaces)[number] {
  const words = damagePlaces.find(({ id }) => id === place);
  if (!words) throw new Error(`no place is called ${place}`);
  return words;
}
