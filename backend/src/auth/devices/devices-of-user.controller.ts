import { Delete, Get, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { AdminOnly, Answers, AnswersNothing, PathId, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { type Person, SignedInPerson } from '../../platform/http/index.js';
import { EndDevice, EndOtherDevices } from './end-devices.handlers.js';
import { SignedInDeviceResponse } from './signed-in-device.response.js';
import { devicesOf } from './signed-in-devices.statements.js';

@Routes('users', 'Users')
@AdminOnly()
export class DevicesOfUserController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get(':id/sessions')
  @ApiOperation({ summary: 'List where a responder is signed in' })
  @Answers([SignedInDeviceResponse], 'Devices that are signed in or remembered, the latest first.')
  listSessionsOfUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() { session }: Person,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<readonly SignedInDeviceResponse[]> {
    return this.database.fetch(devicesOf(responderId, session, receivedAt));
  }

  @Delete(':id/sessions')
  @Recorded('sessions-ended')
  @ApiOperation({
    summary: 'Sign a responder out everywhere',
    description: 'Ends all their sessions and forgets their devices, except the session that makes this call.',
  })
  @AnswersNothing('Signed out.')
  endSessionsOfUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() { session }: Person,
  ): Promise<void> {
    return this.commands.execute(new EndOtherDevices({ responderId, sessionInHand: session }));
  }

  @Delete(':id/sessions/:sessionId')
  @Recorded('sessions-ended')
  @ApiOperation({ summary: 'Sign a device of a responder out', description: 'Ends its sessions and forgets it.' })
  @AnswersNothing('Signed out.')
  endSessionOfUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @PathId('SESSION_NOT_FOUND', 'sessionId') id: string,
  ): Promise<void> {
    return this.commands.execute(new EndDevice({ responderId, id }));
  }
}
