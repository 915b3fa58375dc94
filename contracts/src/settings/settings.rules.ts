import { countCharacters, isOneLine, textLimits, trimmedText } from '../kernel/text.js';
import { emailProblem } from '../responders/profile.rules.js';

/** The languages of Rigbook; the first is the default of an organization. */
export const languages = ['en', 'he'] as const;
export type Language = (typeof languages)[number];

/** Minutes before the start from which a signed booking may be checked in. Earlier, a short booking could keep a vehicle for days. */
export const checkInOpening = { fewest: 0, most: 24 * 60, usual: 60 } as const;

const messagingNumberShape = /^\+[1-9][0-9]{7,14}$/;

/** The problem of a trimmed text of the settings as a sentence, if any. */
export function organizationNameProblem(name: string): string | undefined {
  if (name === '') return 'Organization name is required';
  if (!isOneLine(name)) return 'Organization name must be one line of plain text';
  return countCharacters(name) > textLimits.organizationName
    ? `Organization name must be at most ${textLimits.organizationName} characters`
    : undefined;
}

/** An organization without a contact address gets no messages. */
export const contactEmailProblem = (email: string): string | undefined =>
  email === '' ? undefined : emailProblem(email);

/** The number, if given, must be international, since it appears in messages and may be called from abroad. */
export const messagingNumberProblem = (number: string): string | undefined =>
  number === '' || messagingNumberShape.test(messagingNumberOf(number))
    ? undefined
    : 'Please enter the number with + and the country code, such as +972 50 000 0100';

/** Removes spaces, dots, dashes and brackets, and right-to-left marks. */
export const messagingNumberOf = (typed: string): string => typed.replace(/[\s().\p{Pd}\p{Cf}]/gu, '');

export const checkInOpensProblem = (minutesBefore: unknown): string | undefined =>
  Number.isInteger(minutesBefore) &&
  (minutesBefore as number) >= checkInOpening.fewest &&
  (minutesBefore as number) <= checkInOpening.most
    ? undefined
    : `Check-in must open ${checkInOpening.fewest} to ${checkInOpening.most} whole minutes before the start`;

/** Days for which photos of a license are kept after the decision; null keeps them until they are replaced or erased. */
export const licencePhotosKept = { fewest: 1, most: 3650, usual: 90 } as const;

export const licencePhotosKeptProblem = (days: unknown): string | undefined =>
  days === null ||
  (Number.isInteger(days) && (days as number) >= licencePhotosKept.fewest && (days as number) <= licencePhotosKept.most)
    ? undefined
    : `Photos of a license must be kept ${licencePhotosKept.fewest} to ${licencePhotosKept.most} whole days, or until they are replaced`;

/** Days for which an entry of the access record is kept. */
export const accessRecordKept = { fewest: 30, most: 3650, usual: 400 } as const;

export const accessRecordKeptProblem = (days: unknown): string | undefined =>
  Number.isInteger(days) && (days as number) >= accessRecordKept.fewest && (days as number) <= accessRecordKept.most
    ? undefined
    : `The access record must be kept ${accessRecordKept.fewest} to ${accessRecordKept.most} whole days`;

/** The problem of a new password of an administrator or an auditor: too short to resist guessing, or only white space. */
export function newPasswordProblem(password: string): string | undefined {
  if (countCharacters(trimmedText(password)) < leastAdminPassword)
    return `The new password must be at least ${leastAdminPassword} characters`;
  return countCharacters(password) > textLimits.adminPassword
    ? `The new password must be at most ${textLimits.adminPassword} characters`
    : undefined;
}

export const leastAdminPassword = 12;

/** What only the server finds, which has the list of common ones. */
export const commonPasswordMessage = 'The new password is too close to one that many people use';
export const namedPasswordMessage = 'The new password must not contain the name of the organization or of Rigbook';

/** Of the demo. Everybody can read it here, so it opens no other organization. */
export const demoAdminPassword = 'rigbook-demo';
