import { Delete, Get, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Answers, AnswersNothing, PathId, type Person, type RigbookRequest } from '../../platform/http/index.js';
import { Routes, SignedInPerson, Unlimited } from '../../platform/http/index.js';
import { EndDevice, EndOtherDevices } from './end-devices.handlers.js';
import { SignedInDeviceResponse } from './signed-in-device.response.js';
import { devicesOf } from './signed-in-devices.statements.js';

@Routes('auth/sessions', 'Signing in')
export class OwnDevicesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly database: Database,
  ) {}

  @Get()
  @ApiOperation({ summary: 'List where you are signed in' })
  @Answers([SignedInDeviceResponse], 'Devices that are signed in or remembered, the latest first.')
  listOwnSessions(
    @SignedInPerson() { responderId, session }: Person,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<readonly SignedInDeviceResponse[]> {
    return this.database.fetch(devicesOf(responderId, session, receivedAt));
  }

  @Delete()
  @Recorded('sessions-ended')
  @Unlimited()
  @ApiOperation({
    summary: 'Sign out everywhere else',
    description: 'Ends all other sessions and forgets their devices.',
  })
  @AnswersNothing('Signed out everywhere else.')
  endOwnOtherSessions(@SignedInPerson() { responderId, session }: Person): Promise<void> {
    return this.commands.execute(new EndOtherDevices({ responderId, sessionInHand: session }));
  }

  @Delete(':id')
  @Recorded('sessions-ended')
  @Unlimited()
  @ApiOperation({ summary: 'Sign out a device', description: 'Ends its sessions and forgets it.' })
  @AnswersNothing('Signed out.')
  endOwnSession(@PathId('SESSION_NOT_FOUND') id: string, @SignedInPerson() { responderId }: Person): Promise<void> {
    return this.commands.execute(new EndDevice({ responderId, id }));
  }
}
