import { isDepartment, phoneNumberDigits, phoneLastFourDigits } from './responder.words.js';
import { countCharacters, isOneLine, textLimits, trimmedText } from '../kernel/text.js';

export const profileFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'department'] as const;
export type ProfileField = (typeof profileFields)[number];

/** The fields of the profile dialog, as typed. */
export type ProfileForm = Readonly<Record<ProfileField, string>>;

export type FormErrors<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const part = String.raw`[^\s@<>()[\]\\,;:".]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?`;
/** What mail servers deliver to, in letters of any script. */
const emailShape = new RegExp(String.raw`^${part}(?:\.${part})*@${label}(?:\.${label})+$`, 'u');

/** Inputs are trimmed on submit. */
export const trimmed = <Form extends Readonly<Record<string, string>>>(form: Form): Form =>
  Object.fromEntries(Object.entries(form).map(([field, value]) => [field, trimmedText(value)])) as Form;

/** Messages by field, empty if the trimmed form is valid (docs/domain.md#responders). */
export function profileFormErrors(form: ProfileForm): FormErrors<ProfileField> {
  const { firstName, lastName, email, phoneNumber, department } = trimmed(form);
  const errors: Record<ProfileField, string | undefined> = {
    firstName: nameProblem('First name', firstName),
    lastName: nameProblem('Last name', lastName),
    email: emailProblem(email),
    phoneNumber: phoneNumberProblem(phoneNumber),
    department: departmentProblem(department),
  };
  return onlyProblems(errors);
}

/** True if all five fields are present; the profile dialog stays open until then. */
export const isProfileComplete = (profile: Readonly<Partial<Record<ProfileField, string | null>>>): boolean =>
  profileFields.every((field) => Boolean(profile[field]?.trim()));

export const digitsOf = (phoneNumber: string): string => phoneNumber.replace(/[^0-9]/g, '');

/** Always derived from the phone number; shorter if it has fewer than four digits. */
export const phoneLastFour = (phoneNumber: string): string => digitsOf(phoneNumber).slice(-phoneLastFourDigits);

export function nameProblem(name: string, value: string): string | undefined {
  if (value === '') return `${name} is required`;
  if (!isOneLine(value)) return `${name} contains characters that cannot be shown`;
  return tooLong(name, value, textLimits.personName);
}

export function emailProblem(email: string): string | undefined {
  if (email === '') return 'Email is required';
  return (
    tooLong('Email', email, textLimits.email) ??
    (emailShape.test(email) ? undefined : 'Please enter a valid email address')
  );
}

export function phoneNumberProblem(phoneNumber: string): string | undefined {
  if (phoneNumber === '') return 'Phone number is required';
  return digitsOf(phoneNumber).length === phoneNumberDigits && countCharacters(phoneNumber) <= textLimits.phoneNumber
    ? undefined
    : 'Please enter a valid 10-digit phone number';
}

export function departmentProblem(department: string): string | undefined {
  if (department === '') return 'Department is required';
  return isDepartment(department) ? undefined : 'Please choose a department from the list';
}

export const onlyProblems = <Field extends string>(problems: Record<Field, string | undefined>): FormErrors<Field> =>
  Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as FormErrors<Field>;

const tooLong = (name: string, value: string, most: number): string | undefined =>
  countCharacters(value) > most ? `${name} must be at most ${most} characters` : undefined;
