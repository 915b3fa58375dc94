import fc from 'fast-check';
import { isProfileComplete, phoneLastFour, profileFields, profileFormErrors } from './profile.rules.js';
import type { ProfileForm } from './profile.rules.js';
import { departments } from './responder.words.js';

const form: ProfileForm = {
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@example.org',
  phoneNumber: '050-123 4567',
  department: 'EMT',
};

describe('the profile form', () => {
  it('is right when filled in, also with blanks around', () => {
    expect(profileFormErrors(form)).toEqual({});
    expect(profileFormErrors({ ...form, email: ' dana@example.org ', firstName: '\tDana' })).toEqual({});
  });

  it.each(departments)('takes the department %s', (department) =>
    expect(profileFormErrors({ ...form, department })).toEqual({}),
  );

  it('asks for every field that is empty or blank', () =>
    expect(profileFormErrors({ firstName: '', lastName: ' ', email: '', phoneNumber: '\n', department: '' })).toEqual({
      firstName: 'First name is required',
      lastName: 'Last name is required',
      email: 'Email is required',
      phoneNumber: 'Phone number is required',
      department: 'Department is required',
    }));

  it.each([
    'dana',
    'dana@example',
    '@example.org',
    'da na@example.org',
    'dana@ex@ample.org',
    'dana@.',
    '<a@b.cc>',
    'a@b..cc',
    'a..b@example.org',
    '.a@example.org',
    'a@-example.org',
    'a@example.org.',
    `${'d'.repeat(255)}@example.org`,
  ])('does not take %j for an email address', (email) =>
    expect(profileFormErrors({ ...form, email })).toHaveProperty('email'),
  );

  it.each(["o'neil+x@mail.example.org", 'דנה@דוגמה.ישראל', 'a@b.cc', 'first.last@sub-domain.example'])(
    'takes %j for an email address',
    (email) => expect(profileFormErrors({ ...form, email })).toEqual({}),
  );

  it.each(['Dana\u202eiveL', 'Da\u2066na', 'Dana\nLevi'])('does not take %j for a name', (firstName) =>
    expect(profileFormErrors({ ...form, firstName })).toEqual({
      firstName: 'First name contains characters that cannot be shown',
    }),
  );

  it.each(['050123456', '05012345678', 'call me', '050-1234-567x8', '1'.repeat(10) + ' '.repeat(30) + 'x'])(
    'does not take %j for a phone number of 10 digits',
    (phoneNumber) =>
      expect(profileFormErrors({ ...form, phoneNumber }).phoneNumber).toBe(
        'Please enter a valid 10-digit phone number',
      ),
  );

  it('takes departments from the list only, and names of bearable length', () =>
    expect(profileFormErrors({ ...form, department: 'Kitchen', firstName: 'x'.repeat(81) })).toEqual({
      department: 'Please choose a department from the list',
      firstName: 'First name must be at most 80 characters',
    }));

  it('takes exactly the phone numbers with ten digits, however they are written', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 ()+-]{0,20}$/), (phoneNumber) => {
        const digits = [...phoneNumber].filter((character) => '0123456789'.includes(character));
        const isAccepted = profileFormErrors({ ...form, phoneNumber }).phoneNumber === undefined;
        expect(isAccepted).toBe(digits.length === 10);
        expect(phoneLastFour(phoneNumber)).toBe(digits.slice(-4).join(''));
      }),
      { examples: [['050 123-4567'], ['(050) 123 4567']] },
    ));
});

describe('a profile', () => {
  it('is complete with all five fields', () => expect(isProfileComplete(form)).toBe(true));

  it.each(profileFields)('is incomplete without %s', (field) => {
    for (const missing of [null, '', '  ']) expect(isProfileComplete({ ...form, [field]: missing })).toBe(false);
  });

  it('is incomplete when there is nothing of it', () => expect(isProfileComplete({})).toBe(false));
});
