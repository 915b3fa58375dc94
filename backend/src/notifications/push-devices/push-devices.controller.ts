import { Body, Delete, Get, Put } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Database } from '../../platform/database/index.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import {
  Answers,
  AnswersNothing,
  Context,
  NeedsFreshProof,
  PathId,
  type Person,
  Refuses,
  Routes,
  SignedInPerson,
} from '../../platform/http/index.js';
import { PushKey } from '../channels/push/push-key.js';
import { ChoosePushTypes, RenewPush, SwitchPushOff, SwitchPushOn } from './push-devices.handlers.js';
import { PushChoiceDto, PushRenewalDto, PushSettingsResponse, PushSubscriptionDto } from './push-devices.dto.js';
import { pushSettingsOf } from './push-settings.query.js';

@Routes('push', 'Push messages')
export class PushDevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
    private readonly key: PushKey,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Read where you get push messages, and of what' })
  @Answers(PushSettingsResponse, 'Your devices and your choice.')
  async readPushSettings(@SignedInPerson() { responderId, session }: Person): Promise<PushSettingsResponse> {
    const serverKey = this.key.publicKey;
    return { serverKey, ...(await this.database.fetch(pushSettingsOf(responderId, session, serverKey))) };
  }

  @Put('this-device')
  @NeedsFreshProof()
  @ApiOperation({
    summary: 'Switch push messages on, on this device',
    description:
      'Takes what the browser subscribed with. It replaces what this device had before; a browser that somebody else used moves to you.',
  })
  @AnswersNothing('Switched on.')
  @Refuses('FRESH_PROOF_REQUIRED', 'SESSION_NOT_FOUND')
  switchOn(
    @Body() subscription: PushSubscriptionDto,
    @SignedInPerson() { responderId, session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new SwitchPushOn({ ...subscription, responderId, session, context }));
  }

  @Put('this-device/renewal')
  @ApiOperation({
    summary: 'Say where this device takes push messages from now on',
    description:
      'For a browser that has renewed its subscription by itself. Refused unless this device took your messages at the former address.',
  })
  @AnswersNothing('Renewed.')
  @Refuses('PUSH_DEVICE_NOT_FOUND')
  renew(@Body() renewal: PushRenewalDto, @SignedInPerson() { session }: Person): Promise<void> {
    return this.commands.execute(new RenewPush({ ...renewal, session }));
  }

  @Delete('devices/:id')
  @ApiOperation({ summary: 'Switch push messages off, on one of your devices' })
  @AnswersNothing('Switched off.')
  switchOff(@PathId('PUSH_DEVICE_NOT_FOUND') id: string, @SignedInPerson() { responderId }: Person): Promise<void> {
    return this.commands.execute(new SwitchPushOff({ responderId, id }));
  }

  @Put('choice')
  @ApiOperation({
    summary: 'Choose of what you get push messages',
    description: 'For all your devices. Changes of your account and emergencies are always told.',
  })
  @AnswersNothing('Saved.')
  choose(
    @Body() { switchedOff }: PushChoiceDto,
    @SignedInPerson() { responderId }: Person,
    @Context() { now }: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new ChoosePushTypes({ responderId, switchedOff, now }));
  }
}
