import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { zones, type Instant, type Zone } from '@rigbook/contracts/kernel/time';
import type { ResponderId } from '@rigbook/contracts/kernel/ids';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { isProfileComplete, phoneLastFour } from '@rigbook/contracts/responders/profile.rules';
import { departments, type Department } from '@rigbook/contracts/responders/responder.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import type { SignedInResponder } from '../session/signed-in-responder.js';

const textOrNull = { type: String, nullable: true } as const;

/** The person who is signed in, with what the screens need from the start. */
@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0101-7000-8000-000000000101' })
  id!: ResponderId;
  @ApiProperty({ pattern: '^[0-9]{3}$', example: '101' })
  unitNumber!: string;
  @ApiProperty({ ...textOrNull, example: 'Dana' })
  firstName!: string | null;
  @ApiProperty({ ...textOrNull, example: 'Levi' })
  lastName!: string | null;
  @ApiProperty({ ...textOrNull, format: 'email', example: 'dana.levi@example.org' })
  email!: string | null;
  @ApiProperty({ pattern: '^[0-9]{10}$', example: '0500000101' })
  phoneNumber!: string;
  @ApiProperty({ pattern: '^[0-9]{4}$', example: '0101' })
  phoneLastFour!: string;
  @ApiProperty({ enum: departments, enumName: 'Department', nullable: true, example: 'EMT' })
  department!: Department | null;
  @ApiProperty({ example: false })
  isAdmin!: boolean;
  @ApiProperty({ example: false })
  isAuditor!: boolean;
  @ApiProperty({ example: true })
  licenseVerified!: boolean;
  @ApiProperty({
    enum: languages,
    enumName: 'Language',
    nullable: true,
    example: null,
    description: "The language of messages to you. Null means the organization's language.",
  })
  language!: Language | null;
  @ApiProperty({
    enum: messageChannels,
    enumName: 'MessageChannel',
    isArray: true,
    example: ['email', 'whatsapp'],
    description: 'How messages are sent to you.',
  })
  channels!: readonly MessageChannel[];
  @ApiProperty({ example: true, description: 'All five fields of the profile are present.' })
  profileComplete!: boolean;
  @ApiProperty({ example: false, description: 'The profile is incomplete, or no license has been submitted yet.' })
  isFirstTime!: boolean;
  @ApiProperty({
    ...textOrNull,
    format: 'date-time',
    example: null,
    description: 'When administrator access ends. Null until the admin password is entered.',
  })
  adminUntil!: Instant | null;
  @ApiProperty({ example: 'Rigbook' })
  organizationName!: string;
  @ApiProperty({ enum: zones, enumName: 'Zone', example: 'Asia/Jerusalem' })
  timezone!: Zone;
}

/** `licenceHandedIn`: license photos have been submitted at least once. */
export function toCurrentUser(signedIn: SignedInResponder, licenceHandedIn: boolean): CurrentUserResponse {
  const profileComplete = isProfileComplete(signedIn);
  return {
    id: signedIn.responderId,
    unitNumber: signedIn.unitNumber,
    firstName: signedIn.firstName,
    lastName: signedIn.lastName,
    email: signedIn.email,
    phoneNumber: signedIn.phoneNumber,
    phoneLastFour: phoneLastFour(signedIn.phoneNumber),
    department: signedIn.department,
    isAdmin: signedIn.isAdmin,
    isAuditor: signedIn.isAuditor,
    licenseVerified: signedIn.licenceVerified,
    language: signedIn.language,
    channels: signedIn.channels,
    profileComplete,
    isFirstTime: !(profileComplete && licenceHandedIn),
    adminUntil: signedIn.adminUntil,
    organizationName: signedIn.organizationName,
    timezone: signedIn.zone,
  };
}
