import { damageAreaIds } from './damage.words.js';
import { areaAndPlace, damagePlaceIds, damagePlaces, placeWords, vehicleSides } from './damage-places.words.js';

describe('places on the drawing of a vehicle', () => {
  it('have ids and words that tell them apart, in both languages', () => {
    expect(new Set(damagePlaceIds).size).toBe(damagePlaces.length);
    expect(new Set(damagePlaces.map(({ en }) => en)).size).toBe(damagePlaces.length);
    expect(new Set(damagePlaces.map(({ he }) => he)).size).toBe(damagePlaces.length);
  });

  it('lie on each of the five sides, and each names an area of damage', () => {
    expect(new Set(damagePlaces.map(({ side }) => side))).toEqual(new Set(vehicleSides.map(({ id }) => id)));
    for (const { area } of damagePlaces) expect(damageAreaIds).toContain(area);
  });

  it('are the same on the left and on the right', () => {
    const of = (side: 'left' | 'right') => damagePlaces.filter((place) => place.side === side).map(({ id }) => id);
    expect(of('right')).toEqual(of('left').map((id) => id.replace('left', 'right')));
  });

  it('follow their area, unless they say the same', () => {
    expect(areaAndPlace('Driver Side', 'left-front-door', 'en')).toBe('Driver Side, Left front door');
    expect(areaAndPlace('Front Bumper', 'front-bumper', 'en')).toBe('Front Bumper');
    expect(areaAndPlace('פגוש קדמי', 'front-bumper', 'he')).toBe('פגוש קדמי');
    expect(areaAndPlace('Interior', null, 'en')).toBe('Interior');
  });

  it('are found by their ids', () => {
    expect(placeWords('light-bar')).toMatchObject({ side: 'top', area: 'emergency-lights', en: 'Light bar' });
  });
});
