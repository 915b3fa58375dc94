import { ApiSchema } from '@nestjs/swagger';
import { type Instant, type ResponderId, type Zone, zones } from '@rigbook/contracts/kernel';
import { extensionHours } from '@rigbook/contracts/booking/extending.rules';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { messageChannels, type MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { isProfileComplete, phoneLastFour } from '@rigbook/contracts/responders/profile.rules';
import { departments, type Department } from '@rigbook/contracts/responders/responder.words';
import { checkInOpening, languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { example, Id, Moment, OneOf, SomeOf, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

/** The person who is signed in, with what the screens need from the start. */
@ApiSchema({ name: 'CurrentUser' })
export class CurrentUserResponse {
  @Id(example.responderId) id!: ResponderId;
  @Text({ pattern: '^[0-9]{3}$', example: '101' }) unitNumber!: string;
  @Text.orNull('Dana') firstName!: string | null;
  @Text.orNull('Levi') lastName!: string | null;
  @Text.orNull({ format: 'email', example: 'dana.levi@example.org' }) email!: string | null;
  @Text({ pattern: '^[0-9]{10}$', example: '0500000101' }) phoneNumber!: string;
  @Text({ pattern: '^[0-9]{4}$', example: '0101' }) phoneLastFour!: string;
  @OneOf.orNull(departments, 'Department', 'EMT') department!: Department | null;
  @YesOrNo(false) isAdmin!: boolean;
  @YesOrNo(false) isAuditor!: boolean;
  @YesOrNo(true) licenseVerified!: boolean;
  @OneOf.orNull(
    languages,
    'Language',
    null,
    'The language of messages to you. Null means the one that the organization set for people.',
  )
  language!: Language | null;
  @SomeOf(messageChannels, 'MessageChannel', ['email', 'whatsapp'], 'How messages are sent to you.')
  channels!: readonly MessageChannel[];
  @SomeOf(
    deliveryChannels,
    'DeliveryChannel',
    [],
    'How an administrator is told of each request that waits for a decision.',
  )
  decisionChannels!: readonly DeliveryChannel[];
  @YesOrNo(true, 'All five fields of the profile are present.') profileComplete!: boolean;
  @YesOrNo(false, 'The profile is incomplete, or no license has been submitted yet.') isFirstTime!: boolean;
  @Moment.orNull(null, 'When administrator access ends. Null until the admin password is entered.')
  adminUntil!: Instant | null;
  @Moment.orNull(null, 'When the audit area closes for an auditor. Null until a second factor is proved.')
  auditUntil!: Instant | null;
  @Text('Rigbook') organizationName!: string;
  @OneOf(zones, 'Zone', 'Asia/Jerusalem') timezone!: Zone;
  @Whole(checkInOpening.usual, 'The earliest check-in, in minutes before the start.')
  checkInOpensMinutesBefore!: number;
  @Whole(extensionHours.usual, 'Up to how many hours at once you extend a booking without approval.')
  extensionHoursWithoutApproval!: number;
  @YesOrNo(false, 'You must say where the vehicle stands when you return it.') parkingPlaceRequired!: boolean;
  @YesOrNo(false, 'You may take a free vehicle in an emergency, without approval.') mayTakeInEmergency!: boolean;
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
    decisionChannels: signedIn.decisionChannels,
    profileComplete,
    isFirstTime: !(profileComplete && licenceHandedIn),
    adminUntil: signedIn.adminUntil,
    auditUntil: signedIn.auditUntil,
    organizationName: signedIn.organizationName,
    timezone: signedIn.zone,
    checkInOpensMinutesBefore: signedIn.checkInOpensMinutesBefore,
    extensionHoursWithoutApproval: signedIn.extensionHoursWithoutApproval,
    parkingPlaceRequired: signedIn.parkingPlaceRequired,
    mayTakeInEmergency: signedIn.mayTakeInEmergency,
  };
}
