import { degreesOf, mapLink, mapOpenerOf, positionMeasured, saysWhereItStands } from './parking.rules.js';

const alone = { isRequired: true, byOffice: false };

describe('where a vehicle stands', () => {
  it('is said by who returns it, if the organization wants it', () => {
    expect(saysWhereItStands(null, alone)).toBe(false);
    expect(saysWhereItStands('Bay 14', alone)).toBe(true);
    expect(saysWhereItStands(null, { ...alone, isRequired: false })).toBe(true);
  });

  it('need not be said by the office', () => {
    expect(saysWhereItStands(null, { ...alone, byOffice: true })).toBe(true);
  });

  it('is measured in millionths of a degree and whole meters, never better than it was', () => {
    expect(positionMeasured(32.0853004, 34.7817676, 11.2)).toEqual({
      latitudeMicrodegrees: 32_085_300,
      longitudeMicrodegrees: 34_781_768,
      accuracyMeters: 12,
    });
    expect(positionMeasured(-33.9, -70.6, 5e9)?.accuracyMeters).toBe(100_000);
  });

  it('is nowhere if the numbers are no place on earth', () => {
    for (const [latitude, longitude] of [
      [91, 0],
      [0, 181],
      [Number.NaN, 0],
    ] as const)
      expect(positionMeasured(latitude, longitude, 5)).toBeUndefined();
  });
});

describe('the link to a map', () => {
  const position = { latitudeMicrodegrees: 32_085_300, longitudeMicrodegrees: -5, accuracyMeters: 12 };

  it('has the degrees with all six digits', () => {
    expect(degreesOf(position)).toBe('32.085300,-0.000005');
  });

  it('opens an app by geo: on Android, the maps of Apple on its devices, and a page elsewhere', () => {
    expect(mapLink(position, mapOpenerOf('Mozilla/5.0 (Linux; Android 15; Pixel 9)'))).toBe(
      'geo:32.085300,-0.000005?q=32.085300,-0.000005',
    );
    for (const device of ['iPhone; CPU iPhone OS 18_0', 'iPad', 'Macintosh; Intel Mac OS X 10_15_7'])
      expect(mapLink(position, mapOpenerOf(`Mozilla/5.0 (${device})`))).toMatch(/^https:\/\/maps\.apple\.com\/\?ll=32/);
    expect(mapLink(position, mapOpenerOf('Mozilla/5.0 (Windows NT 10.0)'))).toBe(
      'https://www.openstreetmap.org/?mlat=32.085300&mlon=-0.000005#map=18/32.085300/-0.000005',
    );
  });
});
