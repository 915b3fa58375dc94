import { positionMeasured, saysWhereItStands } from './parking.rules.js';

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
