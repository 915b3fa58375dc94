import { matchesPhone, userFormErrors, type UserForm } from './user-form.rules.js';

const form: UserForm = {
  unitNumber: '007',
  firstName: 'Dana',
  lastName: 'Levi',
  email: 'dana@example.org',
  phoneNumber: '0501234567',
  phoneLastFour: '4567',
  department: 'Operations',
};

describe('the user form', () => {
  it('is right when filled in', () => expect(userFormErrors(form)).toEqual({}));

  it('asks for a unit of 3 digits and 4 phone digits beside what the profile asks for', () =>
    expect(userFormErrors({ ...form, unitNumber: '7', phoneLastFour: '45678', email: '' })).toEqual({
      unitNumber: 'Unit number must be 3 digits',
      phoneLastFour: 'The last phone digits must be 4 digits',
      email: 'Email is required',
    }));

  it('wants the digits to be those of the phone, where they are sent', () => {
    expect(matchesPhone('4567', '050-123-4567')).toBe(true);
    expect(matchesPhone('0100', '050-123-4567')).toBe(false);
    expect(matchesPhone(undefined, '050-123-4567')).toBe(true);
  });
});
