import { type DamagePlace, placeWords } from '../booking/shift/damage-places.words.js';
import type { Wording } from '../checklists/checklist.words.js';

/** What a report of something seen is called in lists: the place on the drawing, if it names one. */
export const seenLabel = (place: DamagePlace | null): Wording =>
  place === null
    ? { en: 'Seen at the vehicle', he: 'נראה ברכב' }
    : { en: placeWords(place).en, he: placeWords(place).he };
