import { isPhoneLastFour, isUnitNumber } from '../auth/auth.rules.js';
import { onlyProblems, phoneLastFour as lastFourOf, profileFormErrors, trimmed } from './profile.rules.js';
import type { FormErrors, ProfileField, ProfileForm } from './profile.rules.js';

export type UserFormField = ProfileField | 'unitNumber' | 'phoneLastFour';

/** The fields of the administrators' user form, as typed, without the rights, which cannot be invalid. */
export type UserForm = ProfileForm & { readonly unitNumber: string; readonly phoneLastFour: string };

/** Messages by field, empty if the trimmed form is valid; all fields are required. */
export function userFormErrors(form: UserForm): FormErrors<UserFormField> {
  const { unitNumber, phoneLastFour, phoneNumber, ...rest } = trimmed(form);
  return {
    ...profileFormErrors({ ...rest, phoneNumber }),
    ...onlyProblems({
      unitNumber: isUnitNumber(unitNumber) ? undefined : 'Unit number must be 3 digits',
      phoneLastFour: isPhoneLastFour(phoneLastFour) ? undefined : 'The last phone digits must be 4 digits',
    }),
  };
}

/** Digits, if sent, must match the number; otherwise PHONE_DIGITS_MISMATCH. */
export const matchesPhone = (phoneLastFour: string | undefined, phoneNumber: string): boolean =>
  phoneLastFour === undefined || phoneLastFour === lastFourOf(phoneNumber);
