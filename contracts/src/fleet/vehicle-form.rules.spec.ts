import { vehicleFormErrors } from './vehicle-form.rules.js';

describe('the form of a vehicle', () => {
  it('is complete with a name, a type and a location', () =>
    expect(
      vehicleFormErrors({ name: 'BLS3', type: ' Basic Life Support ', location: 'Base', plateNumber: '' }),
    ).toEqual({}));

  it('says what is missing and what is too long', () =>
    expect(
      vehicleFormErrors({
        name: '\u200b',
        type: 'x'.repeat(81),
        location: '\u{1F691}'.repeat(200),
        plateNumber: '1/2',
      }),
    ).toEqual({
      name: 'Name is required',
      type: 'Type must be at most 80 characters',
      plateNumber: 'Plate number may have letters, digits, spaces and hyphens',
    }));
});
