/** Longest accepted texts in characters (code points), after trimming (docs/domain.md#texts). */
export const textLimits = {
  purpose: 500,
  personName: 80,
  email: 254,
  phoneNumber: 25,
  vehicleName: 80,
  vehicleType: 80,
  location: 200,
  adminNotes: 2000,
  reason: 1000,
  bookingNote: 500,
  notes: 2000,
  vehicleKeys: 1000,
  parkingPlace: 300,
  preExistingDamage: 2000,
  damageDescription: 1000,
  contest: 2000,
  checklistLabel: 120,
  checklistDetail: 300,
  checklistUnit: 20,
  defectWords: 1000,
  signerName: 160,
  organizationName: 120,
  adminPassword: 200,
  templateSubject: 200,
  templateContent: 4000,
} as const;

/** Control characters other than tab and line breaks, including NUL, and lone surrogates. */
const unstorable = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** True for text that can be stored, shown and printed as typed; otherwise refused with INVALID_TEXT (docs/domain.md#texts). */
export const isPlainText = (text: string): boolean => !unstorable.test(text);

const breaksLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** True for storable text that stays on one line and in one direction, as names in headings and mails must. */
export const isOneLine = (text: string): boolean => !breaksLine.test(text);

const invisible = /^[\s\p{Cf}]*$/u;

/** Without white space at both ends; empty if nothing is visible, as with only zero-width characters. */
export const trimmedText = (text: string): string => (invisible.test(text) ? '' : text.trim());

/** Counts code points, like the server's length checks: an emoji counts as one. */
export const countCharacters = (text: string): number => [...text].length;
