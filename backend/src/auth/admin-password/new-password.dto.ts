import { isPlainText } from '@rigbook/contracts/kernel';
import { newPasswordProblem } from '@rigbook/contracts/settings/settings.rules';
import { Holds } from '../../platform/fields/index.js';

/** Long enough, and of characters that can be typed. */
export const IsNewPassword = () =>
  Holds(
    'isNewPassword',
    (value) => typeof value === 'string' && isPlainText(value) && newPasswordProblem(value) === undefined,
    ({ value }) =>
      typeof value === 'string'
        ? `${newPasswordProblem(value) ?? 'The new password contains characters that cannot be typed'}.`
        : 'Please enter the new password.',
  );
