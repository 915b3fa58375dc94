import { isPhoneLastFour, isUnitNumber } from '../auth/auth.rules.js';
import { onlyProblems, phoneLastFour as lastFourOf, profileFormErrors, trimmed } from './profile.rules.js';
import type { FormErrors, ProfileField, ProfileForm } from './profile.rules.js';

export type UserFormField = ProfileField | 'unitNumber' | 'phoneLastFour';

/** What the user form of administrators holds, as typed; the rights are switches and can't be wrong. */
export type UserForm = ProfileForm & { readonly unitNumber: string; readonly phoneLastFour: string };

/** Messages by field, empty when the trimmed form is right: all fields are required. */
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

/** Digits that are sent along must be those of the number: PHONE_DIGITS_MISMATCH otherwise. */
export const matchesPhone = (phoneLastFour: string | undefined, phoneNumber: string): boolean =>
  phoneLastFour === undefined || phoneLastFour === lastFourOf(phoneNumber);
