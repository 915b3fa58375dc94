import { phoneLastFourDigits, unitNumberDigits } from '../responders/responder.words.js';

export const signInFormatMessage = 'Unit number must be 3 digits and phone must be 4 digits';

/** Three digits, kept as text: unit "007" is not unit 7. */
export const isUnitNumber = (text: string): boolean => isDigits(text, unitNumberDigits);

export const isPhoneLastFour = (text: string): boolean => isDigits(text, phoneLastFourDigits);

/** The message for a sign-in form with a wrong format; otherwise undefined. */
export const signInFormatProblem = (unitNumber: string, phoneLastFour: string): string | undefined =>
  isUnitNumber(unitNumber) && isPhoneLastFour(phoneLastFour) ? undefined : signInFormatMessage;

/** Keeps only the digits of typed or pasted text. */
export const keepDigits = (typed: string, most: number): string => typed.replace(/[^0-9]/g, '').slice(0, most);

const isDigits = (text: string, count: number): boolean => text.length === count && /^[0-9]*$/.test(text);
