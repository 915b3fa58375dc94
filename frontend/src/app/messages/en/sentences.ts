import { signInFormatMessage } from '@rigbook/contracts/auth/auth.rules';
import { photosRequiredMessage } from '@rigbook/contracts/licences/photo.limits';
import { themselves } from '../themselves.js';

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
  'First name must be at most 80 characters',
  'Last name must be at most 80 characters',
  'Email must be at most 254 characters',
] as const;

/** What the shared rules say; its own id, since the rules know no message ids. */
export const sentences = themselves(sentencesOfTheRules);
