import { ApiSchema } from '@nestjs/swagger';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { phoneLastFour } from '@rigbook/contracts/responders/profile.rules';
import { departments, type Department } from '@rigbook/contracts/responders/responder.words';
import { example, Id, Moment, OneOf, Part, Text, Whole, YesOrNo } from '../platform/fields/index.js';
import type { WaysIn } from './responder-ports.js';
import type { ResponderRecord } from './responder.record.js';

@ApiSchema({ name: 'WaysIn' })
export class WaysInResponse implements WaysIn {
  @Whole(2, 'Devices that are signed in or remembered.') devices!: number;
  @Whole(1) passkeys!: number;
  @YesOrNo(false, 'Whether there is an audit password.') auditPassword!: boolean;
  @YesOrNo(true, 'Whether a Microsoft account is linked.') microsoftAccount!: boolean;
  @YesOrNo(false, 'Whether there is a calendar address.') calendarAddress!: boolean;
}

/** A responder as admins see one. */
@ApiSchema({ name: 'User' })
export class ResponderResponse {
  @Id(example.responderId) id!: ResponderId;
  @Text({ pattern: '^[0-9]{3}$', example: '101' }) unitNumber!: string;
  @Text.orNull('Dana', 'Null if the profile is incomplete.') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
  @Text.orNull({ format: 'email', example: 'dana.levi@example.org' }) email!: string | null;
  @Text({ pattern: '^[0-9]{10}$', example: '0500000101' }) phoneNumber!: string;
  @Text({ pattern: '^[0-9]{4}$', example: '0101', description: 'The last digits of the phone number.' })
  phoneLastFour!: string;
  @OneOf.orNull(departments, 'Department', 'EMT') department!: Department | null;
  @YesOrNo(false) isAdmin!: boolean;
  @YesOrNo(false) isAuditor!: boolean;
  @YesOrNo(false, 'Whether they may take a free vehicle in an emergency, if the organization allows it.')
  takesInEmergency!: boolean;
  @YesOrNo(true) licenseVerified!: boolean;
  @Moment.orNull(null, 'Since when they are suspended.') suspendedAt!: Instant | null;
  @Text.orNull(null, 'Why they were suspended the last time.') suspensionReason!: string | null;
  @Text.orNull(null, 'Why that suspension was lifted.') suspensionLiftedReason!: string | null;
  @Part(WaysInResponse, {
    required: false,
    description: 'Only in the answer to a new phone number: what it has ended.',
  })
  ended?: WaysIn;
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
  takesInEmergency: record.takesInEmergency,
  licenseVerified: record.licenceVerified,
  suspendedAt: record.suspendedAt,
  suspensionReason: record.suspensionReason,
  suspensionLiftedReason: record.suspensionLiftedReason,
});
