import { signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import { expectedEndMessage, majorDamageReason } from '@rigbook/contracts/fleet/maintenance.rules';
import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';

const sentencesOfTheRules = [
  signInFormatMessage,
  'First name is required',
  'Last name is required',
  'Email is required',
  'Please enter a valid email address',
  'Phone number is required',
  'Please enter a valid 10-digit phone number',
  'Department is required',
  photosRequiredMessage,
  'Unit number must be 3 digits',
  'First name must be at most 80 characters',
  'Last name must be at most 80 characters',
  'Organization name is required',
  'Organization name must be at most 120 characters',
  'Organization name must be one line of plain text',
  'Please enter the number with + and the country code, such as +972 50 000 0100',
  'Email must be at most 254 characters',
  'The new admin password must be at least 10 characters',
  'The new admin password must be at most 200 characters',
  'Name is required',
  'Type is required',
  'Location is required',
  'Name must be at most 80 characters',
  'Type must be at most 80 characters',
  'Location must be at most 200 characters',
  expectedEndMessage,
  majorDamageReason,
] as const;

/** What the shared rules say; its own id, since the rules know no message ids. */
export const sentences = Object.fromEntries(sentencesOfTheRules.map((sentence) => [sentence, sentence])) as Record<
  (typeof sentencesOfTheRules)[number],
  string
>;
