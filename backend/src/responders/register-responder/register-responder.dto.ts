import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import type { Department } from '@rigbook/contracts/responders/responder.words';
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

  @IsOptional()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @DepartmentName(true)
  department!: Department;

  @ApiProperty({ required: false, default: false })
  @IsOptional()
  @IsBoolean({ message: 'isAdmin must be true or false.' })
  isAdmin?: boolean;

  @ApiProperty({ required: false, default: false, description: 'Reads every history and changes nothing.' })
  @IsOptional()
  @IsBoolean({ message: 'isAuditor must be true or false.' })
  isAuditor?: boolean;
}
