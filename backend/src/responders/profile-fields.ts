import { applyDecorators } from '@nestjs/common';
import { textLimits } from '@rigbook/contracts/kernel';
import { departments } from '@rigbook/contracts/responders/responder.words';
import { type UserForm, userFormErrors, type UserFormField } from '@rigbook/contracts/responders/user-form.rules';
import { FollowsTextRule, OneOf, type Said, Text, type TextProblem } from '../platform/fields/index.js';

const blankForm: UserForm = {
  unitNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneLastFour: '',
  department: '',
};

/** The form's message for one of its fields. */
const problemOf =
  (field: UserFormField): TextProblem =>
  (text) =>
    userFormErrors({ ...blankForm, [field]: text })[field];

const formField =
  (field: UserFormField, ...said: Said) =>
  () =>
    applyDecorators(Text(...said), FollowsTextRule(problemOf(field)));

/** The fields of the profile dialog and of the user form, each with the rule that the screens apply too. */
export const UnitNumber = formField('unitNumber', { pattern: '^[0-9]{3}$', example: '106' });
export const FirstName = formField('firstName', { maxLength: textLimits.personName, example: 'Dana' });
export const LastName = formField('lastName', { maxLength: textLimits.personName, example: 'Levi' });
export const Email = formField('email', {
  format: 'email',
  maxLength: textLimits.email,
  example: 'dana.levi@example.org',
});
export const PhoneNumber = formField('phoneNumber', {
  maxLength: textLimits.phoneNumber,
  description: 'Ten digits, with any grouping.',
  example: '050-000-0106',
});
export const PhoneLastFour = formField('phoneLastFour', {
  pattern: '^[0-9]{4}$',
  description: 'Derived from the phone number; if sent, it must match it.',
  example: '0106',
});
export const DepartmentName = () =>
  applyDecorators(OneOf(departments, 'Department', 'EMT'), FollowsTextRule(problemOf('department')));
