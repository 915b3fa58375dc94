import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';
import {
  DepartmentName,
  Email,
  FirstName,
  LastName,
  PhoneLastFour,
  PhoneNumber,
  UnitNumber,
} from '../profile-fields.js';

@ApiSchema({ name: 'RegisterUser' })
export class RegisterResponderDto {
  @UnitNumber(true)
  unitNumber!: string;

  @FirstName(true)
  firstName!: string;

  @LastName(true)
  lastName!: string;

  @Email(true)
  email!: string;

  @PhoneNumber(true)
  phoneNumber!: string;

  @OptionalNotNull()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @DepartmentName(true)
  department!: Department;

  @ApiProperty({ required: false, default: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAdmin must be true or false.' })
  isAdmin?: boolean;

  @ApiProperty({ required: false, default: false, description: 'Reads every history and changes nothing.' })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAuditor must be true or false.' })
  isAuditor?: boolean;
}
