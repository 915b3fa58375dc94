import { phoneLastFourDigits, unitNumberDigits } from '../responders/responder.words.js';

export const signInFormatMessage = 'Unit number must be 3 digits and phone must be 4 digits';

/** Three digits, kept as text: unit "007" is not unit 7. */
export const isUnitNumber = (text: string): boolean => isDigits(text, unitNumberDigits);

export const isPhoneLastFour = (text: string): boolean => isDigits(text, phoneLastFourDigits);

/** The message for a sign-in form that no unit could have; undefined when its format is right. */
export const signInFormatProblem = (unitNumber: string, phoneLastFour: string): string | undefined =>
  isUnitNumber(unitNumber) && isPhoneLastFour(phoneLastFour) ? undefined : signInFormatMessage;

/** What an input for digits keeps of what is typed or pasted. */
export const keepDigits = (typed: string, most: number): string => typed.replace(/[^0-9]/g, '').slice(0, most);

const isDigits = (text: string, count: number): boolean => text.length === count && /^[0-9]*$/.test(text);
