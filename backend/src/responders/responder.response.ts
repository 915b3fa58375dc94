import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { phoneLastFour } from '@rigbook/contracts/responders/profile.rules';
import { departments, type Department } from '@rigbook/contracts/responders/responder.words';
import type { ResponderRecord } from './responder.record.js';

const textOrNull = { type: String, nullable: true } as const;

/** A responder as admins see one. */
@ApiSchema({ name: 'User' })
export class ResponderResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0101-7000-8000-000000000101' })
  id!: ResponderId;
  @ApiProperty({ pattern: '^[0-9]{3}$', example: '101' })
  unitNumber!: string;
  @ApiProperty({ ...textOrNull, example: 'Dana', description: 'Null until the profile is completed.' })
  firstName!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Levi' })
  lastName!: string | null;
  @ApiProperty({ ...textOrNull, format: 'email', example: 'dana.levi@example.org' })
  email!: string | null;
  @ApiProperty({ pattern: '^[0-9]{10}$', example: '0500000101' })
  phoneNumber!: string;
  @ApiProperty({ pattern: '^[0-9]{4}$', example: '0101', description: 'The last digits of the phone number.' })
  phoneLastFour!: string;
  @ApiProperty({ enum: departments, enumName: 'Department', nullable: true, example: 'EMT' })
  department!: Department | null;
  @ApiProperty({ example: false })
  isAdmin!: boolean;
  @ApiProperty({ example: false })
  isAuditor!: boolean;
  @ApiProperty({ example: true })
  licenseVerified!: boolean;
}

export const toResponderResponse = (record: ResponderRecord): ResponderResponse => ({
  id: record.id,
  unitNumber: record.unitNumber,
  firstName: record.firstName,
  lastName: record.lastName,
  email: record.email,
  phoneNumber: record.phoneNumber,
  phoneLastFour: phoneLastFour(record.phoneNumber),
  department: record.department,
  isAdmin: record.isAdmin,
  isAuditor: record.isAuditor,
  licenseVerified: record.licenceVerified,
});
