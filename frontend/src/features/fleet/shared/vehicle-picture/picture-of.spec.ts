import { photos } from './photos.js';
import { pictureOf, type PhotoName } from './picture-of.js';

const photoOf = (name: string, type: string) => photos[pictureOf({ name, type }) as PhotoName].split('#')[0];

describe('the picture of a vehicle', () => {
  test.each([
    ['ALS1', 'Advanced Life Support'],
    ['als1', 'Basic Life Support'],
    ['North 7', 'PARAMEDIC CAR'],
    ['BLS1', 'Paramedic'],
  ])('%s of type %s has the photo of the advanced vehicles', (name, type) =>
    expect(photoOf(name, type)).toMatch(/advanced/),
  );

  test.each([
    ['BLS1', 'Basic Life Support'],
    ['BLS2', 'Advanced Life Support'],
    ['South 3', 'BLS FLY CAR'],
    ['South 3', 'Bls fly car, diesel'],
  ])('%s of type %s has the photo of the basic vehicles', (name, type) => expect(photoOf(name, type)).toMatch(/basic/));

  test.each(['Advanced Life Support', 'ALS ambulance'])('another vehicle of type %s has the ALS icon', (type) =>
    expect(pictureOf({ name: 'North 8', type })).toBe('als-icon'),
  );

  test.each(['Basic Life Support', 'FLY CAR', 'Mobile command post', ''])(
    'another vehicle of type "%s" has the BLS icon',
    (type) => expect(pictureOf({ name: 'BLS3', type })).toBe('bls-icon'),
  );
});
