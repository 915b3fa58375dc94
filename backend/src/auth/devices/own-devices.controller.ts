import { Delete, Get, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Answers, AnswersNothing, PathId, type Person, type RigbookRequest } from '../../platform/http/index.js';
import { Routes, SignedInPerson, Unlimited } from '../../platform/http/index.js';
import { SignedInDeviceResponse } from './signed-in-device.response.js';
import { SignedInDevices } from './signed-in-devices.js';

@Routes('auth/sessions', 'Signing in')
export class OwnDevicesController {
  constructor(private readonly devices: SignedInDevices) {}

  @Get()
  @ApiOperation({ summary: 'List where you are signed in' })
  @Answers([SignedInDeviceResponse], 'Devices that are signed in or remembered, the latest first.')
  listOwnSessions(
    @SignedInPerson() { responderId, session }: Person,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<SignedInDeviceResponse[]> {
    return this.devices.of(responderId, session, receivedAt);
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
    return this.devices.endOthers(responderId, session);
  }

  @Delete(':id')
  @Recorded('sessions-ended')
  @Unlimited()
  @ApiOperation({ summary: 'Sign out a device', description: 'Ends its sessions and forgets it.' })
  @AnswersNothing('Signed out.')
  endOwnSession(@PathId('SESSION_NOT_FOUND') id: string, @SignedInPerson() { responderId }: Person): Promise<void> {
    return this.devices.end(responderId, id);
  }
}
