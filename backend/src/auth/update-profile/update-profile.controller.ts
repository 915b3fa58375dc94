import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import {
  channelsMissing,
  channelsProblem,
  decisionChannelsProblem,
  decisionChannelsUnknown,
} from '@rigbook/contracts/notifications/preference.rules';
import { type DeliveryChannel, deliveryChannels } from '@rigbook/contracts/notifications/push/push.words';
import { type MessageChannel, messageChannels } from '@rigbook/contracts/notifications/templates/template.words';
import { digitsOf, isProfileComplete } from '@rigbook/contracts/responders/profile.rules';
import type { Department } from '@rigbook/contracts/responders/responder.words';
import { type Language, languages } from '@rigbook/contracts/settings/settings.rules';
import { Holds, OneOf, Optional, SomeOf } from '../../platform/fields/index.js';
import { Answers, Context, Refuses, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { AccessRecord } from '../../platform/access-record/access-record.js';
import * as Profile from '../../responders/profile-fields.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { ChangeResponder } from '../../responders/change-responder/change-responder.handler.js';
import { CurrentUserResponse } from '../current-user/current-user.response.js';
import { CurrentSession, CurrentUsers } from '../current-user/current-user.controller.js';
import { FreshProofs } from '../fresh-proof/fresh-proofs.js';
import { signedInBy, type SignedInResponder } from '../session/signed-in-responder.js';

const AreChannels = () => Holds('areChannels', (value) => channelsProblem(value) === undefined, `${channelsMissing}.`);
const AreDecisionChannels = () =>
  Holds('areDecisionChannels', (value) => decisionChannelsProblem(value) === undefined, `${decisionChannelsUnknown}.`);

/** All fields of the profile dialog are required. Omitted language and channels stay as they are. */
@ApiSchema({ name: 'UpdateProfile' })
export class UpdateOwnProfileDto {
  @Profile.FirstName() firstName!: string;
  @Profile.LastName() lastName!: string;
  @Profile.Email() email!: string;
  @Profile.PhoneNumber() phoneNumber!: string;
  @Profile.DepartmentName() department!: Department;
  @Optional() @Profile.PhoneLastFour() phoneLastFour?: string;

  @Optional()
  @OneOf.orNull(languages, 'Language', {
    description: "Language of messages to you; null: the organization's.",
    example: 'he',
  })
  @IsIn([...languages, null], { message: `language must be ${languages.join(', ')} or null.` })
  language?: Language | null;

  @Optional()
  @SomeOf(messageChannels, 'MessageChannel', {
    minItems: 1,
    uniqueItems: true,
    description:
      'Channels for messages to you. A message that is available on none of them is sent by its own channel.',
    example: ['email'],
  })
  @AreChannels()
  channels?: MessageChannel[];

  @Optional()
  @SomeOf(deliveryChannels, 'DeliveryChannel', {
    uniqueItems: true,
    description:
      'Channels by which you, as an administrator, are told of each request that waits for a decision, with a link that decides it. Empty: by none.',
    example: [],
  })
  @AreDecisionChannels()
  decisionChannels?: DeliveryChannel[];
}

@Routes('auth', 'Signing in')
export class UpdateProfileController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly users: CurrentUsers,
    private readonly proofs: FreshProofs,
    private readonly accessRecord: AccessRecord,
  ) {}

  @Put('update-profile')
  @ApiOperation({
    summary: 'Complete or change your profile',
    description:
      'A new phone number signs you out everywhere else. After the first time, a new phone number or email needs a fresh proof.',
  })
  @Answers(CurrentUserResponse, 'Your new profile.')
  @Refuses('FRESH_PROOF_REQUIRED', 'PHONE_DIGITS_MISMATCH', 'CHANGED_MEANWHILE')
  async updateProfile(
    @Body() profile: UpdateOwnProfileDto,
    @CurrentSession() person: SignedInResponder,
    @Context() context: CommandContext,
    @Req() request: RigbookRequest,
  ): Promise<CurrentUserResponse> {
    const { responderId, session } = person;
    if (changesContact(person, profile)) await this.proofs.demand(person, context.now);
    const { contactChanged } = await this.commands.execute(
      new ChangeResponder({ responderId, changes: profile, session, byAdmin: false, context }),
    );
    if (contactChanged) void this.accessRecord.note(request, 'contact-changed');
    const signedIn = await this.database.fetch(signedInBy(session, context.now));
    if (!signedIn) throw new Refusal('SIGNED_OUT');
    return this.users.describe(signedIn);
  }
}

/** A newcomer has no contact yet that could be taken from them. */
const changesContact = (before: SignedInResponder, { email, phoneNumber }: UpdateOwnProfileDto): boolean =>
  isProfileComplete(before) && (email !== before.email || digitsOf(phoneNumber) !== before.phoneNumber);
