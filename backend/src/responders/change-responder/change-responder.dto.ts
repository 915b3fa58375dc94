import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { FollowsTextRule } from '../../platform/http/text-rule.decorator.js';
import { WhereSent } from '../../platform/http/where-sent.decorator.js';
import {
  DepartmentName,
  Email,
  FirstName,
  LastName,
  PhoneLastFour,
  PhoneNumber,
  UnitNumber,
} from '../profile-fields.js';

/** Everything may be left out and then stays as it is. */
@ApiSchema({ name: 'ChangeUser' })
export class ChangeResponderDto {
  @ApiProperty({
    type: String,
    required: false,
    format: 'uuid',
    example: '0197f1c2-0101-7000-8000-000000000101',
    description: 'Where sent, it must be the id in the address.',
  })
  @WhereSent()
  @FollowsTextRule(() => undefined)
  id?: string;

  @WhereSent()
  @UnitNumber(false)
  unitNumber?: string;

  @WhereSent()
  @FirstName(false)
  firstName?: string;

  @WhereSent()
  @LastName(false)
  lastName?: string;

  @WhereSent()
  @Email(false)
  email?: string;

  @WhereSent()
  @PhoneNumber(false)
  phoneNumber?: string;

  @WhereSent()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @WhereSent()
  @DepartmentName(false)
  department?: Department;

  @ApiProperty({ required: false })
  @WhereSent()
  @IsBoolean({ message: 'isAdmin must be true or false.' })
  isAdmin?: boolean;

  @ApiProperty({ required: false })
  @WhereSent()
  @IsBoolean({ message: 'isAuditor must be true or false.' })
  isAuditor?: boolean;
}
