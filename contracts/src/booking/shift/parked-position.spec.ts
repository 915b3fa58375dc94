import { degreesOf, mapLink, mapOpenerOf } from './parked-position.js';

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
