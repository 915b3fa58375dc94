import { Get, Req } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { AdminOnly, Answers, PathId, type RigbookRequest, Routes } from '../../platform/http/index.js';
import { type Person, SignedInPerson } from '../../platform/http/index.js';
import { AccessOfResponder } from '../access-of-responder.js';
import { WaysInResponse } from '../responder.response.js';
import type { WaysIn } from '../responder-ports.js';

@Routes('users', 'Users')
@AdminOnly()
export class ReadWaysInController {
  constructor(private readonly access: AccessOfResponder) {}

  @Get(':id/ways-in')
  @ApiOperation({
    summary: 'Count what opens the account of a responder',
    description: 'What a new phone number from an administrator would end. Without the session that asks.',
  })
  @Answers(WaysInResponse, 'Devices, passkeys, audit password, Microsoft account and calendar address.')
  waysInOfUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @SignedInPerson() { session }: Person,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<WaysIn> {
    return this.access.waysIn(session, responderId, receivedAt);
  }
}
