import { ApiSchema } from '@nestjs/swagger';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { WhereSent } from '../../platform/http/where-sent.decorator.js';
import { DepartmentName, Email, FirstName, LastName, PhoneLastFour, PhoneNumber } from '../profile-fields.js';

/** The profile dialog: all fields are required. */
@ApiSchema({ name: 'UpdateProfile' })
export class UpdateOwnProfileDto {
  @FirstName(true)
  firstName!: string;

  @LastName(true)
  lastName!: string;

  @Email(true)
  email!: string;

  @PhoneNumber(true)
  phoneNumber!: string;

  @DepartmentName(true)
  department!: Department;

  @WhereSent()
  @PhoneLastFour(false)
  phoneLastFour?: string;
}
