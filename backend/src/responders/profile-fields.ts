import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { departments } from '@rigbook/contracts/responders/responder.words';
import { type UserForm, userFormErrors, type UserFormField } from '@rigbook/contracts/responders/user-form.rules';
import { FollowsTextRule, type TextProblem } from '../platform/http/index.js';

const blankForm: UserForm = {
  unitNumber: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  phoneLastFour: '',
  department: '',
};

/** The form's own message for one of its fields. */
const problemOf =
  (field: UserFormField): TextProblem =>
  (text) =>
    userFormErrors({ ...blankForm, [field]: text })[field];

const formField = (field: UserFormField, documentation: ApiPropertyOptions) => (required: boolean) =>
  applyDecorators(ApiProperty({ ...documentation, required } as ApiPropertyOptions), FollowsTextRule(problemOf(field)));

/** The fields of the profile dialog and of the user form, each with the rule that the screens apply too. */
export const UnitNumber = formField('unitNumber', { type: String, pattern: '^[0-9]{3}$', example: '106' });
export const FirstName = formField('firstName', { type: String, maxLength: textLimits.personName, example: 'Dana' });
export const LastName = formField('lastName', { type: String, maxLength: textLimits.personName, example: 'Levi' });
export const Email = formField('email', {
  type: String,
  format: 'email',
  maxLength: textLimits.email,
  example: 'dana.levi@example.org',
});
export const PhoneNumber = formField('phoneNumber', {
  type: String,
  maxLength: textLimits.phoneNumber,
  description: 'Ten digits, however they are grouped.',
  example: '050-000-0106',
});
export const PhoneLastFour = formField('phoneLastFour', {
  type: String,
  pattern: '^[0-9]{4}$',
  description: 'Derived from the phone number; where sent, it must agree with it.',
  example: '0106',
});
export const DepartmentName = formField('department', { enum: departments, enumName: 'Department', example: 'EMT' });
