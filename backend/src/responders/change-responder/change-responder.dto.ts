import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { FollowsTextRule } from '../../platform/http/text-rule.decorator.js';
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
  @OptionalNotNull()
  @FollowsTextRule(() => undefined)
  id?: string;

  @OptionalNotNull()
  @UnitNumber(false)
  unitNumber?: string;

  @OptionalNotNull()
  @FirstName(false)
  firstName?: string;

  @OptionalNotNull()
  @LastName(false)
  lastName?: string;

  @OptionalNotNull()
  @Email(false)
  email?: string;

  @OptionalNotNull()
  @PhoneNumber(false)
  phoneNumber?: string;

  @OptionalNotNull()
  @PhoneLastFour(false)
  phoneLastFour?: string;

  @OptionalNotNull()
  @DepartmentName(false)
  department?: Department;

  @ApiProperty({ required: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAdmin must be true or false.' })
  isAdmin?: boolean;

  @ApiProperty({ required: false })
  @OptionalNotNull()
  @IsBoolean({ message: 'isAuditor must be true or false.' })
  isAuditor?: boolean;
}
