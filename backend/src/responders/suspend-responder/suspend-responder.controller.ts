import { Body, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ResponderId, textLimits } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { TakesFilledText } from '../../platform/fields/index.js';
import { AdminOnly, AnswersNothing, Context, PathId, Refuses, Routes } from '../../platform/http/index.js';
import { type Person, SignedInPerson } from '../../platform/http/index.js';
import { LiftSuspension, SuspendResponder } from './suspend-responder.handler.js';

@ApiSchema({ name: 'ReasonOfSuspension' })
export class ReasonOfSuspensionDto {
  @TakesFilledText(textLimits.reason, 'Please give a reason.', 'Lost the phone') reason!: string;
}

@Routes('users', 'Users')
@AdminOnly()
export class SuspendResponderController {
  constructor(private readonly commands: CommandBus) {}

  @Post(':id/suspend')
  @Recorded('suspended')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Suspend a responder',
    description:
      'They can do nothing until the suspension is lifted: sessions end, the calendar address is revoked, and signing in is refused. The history stays. Open bookings have to be decided first.',
  })
  @AnswersNothing('Suspended.')
  @Refuses(
    'CANNOT_SUSPEND_YOURSELF',
    'RESPONDER_BOOKINGS_UNDECIDED',
    'LAST_ADMIN',
    'LAST_ADMIN_PASSKEY',
    'CHANGED_MEANWHILE',
  )
  suspendUser(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { reason }: ReasonOfSuspensionDto,
    @SignedInPerson() { responderId: suspendedBy, session }: Person,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new SuspendResponder({ responderId, suspendedBy, session, reason, context }));
  }

  @Post(':id/lift-suspension')
  @Recorded('suspension-lifted')
  @HttpCode(204)
  @ApiOperation({ summary: 'Lift the suspension of a responder', description: 'They can sign in again.' })
  @AnswersNothing('Lifted.')
  @Refuses('CHANGED_MEANWHILE')
  liftSuspension(
    @PathId('RESPONDER_NOT_FOUND') responderId: ResponderId,
    @Body() { reason }: ReasonOfSuspensionDto,
    @Context() context: CommandContext,
  ): Promise<void> {
    return this.commands.execute(new LiftSuspension({ responderId, reason, context }));
  }
}
