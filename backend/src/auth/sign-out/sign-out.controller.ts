import { Post, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { AnswersNothing, type Person, Routes, SignedInPerson, Unlimited } from '../../platform/http/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { endPushOfDevice } from '../../responders/people/push-subscriptions.statements.js';
import { SessionCookie } from '../session/session.cookie.js';
import { endSession } from '../session/session.statements.js';

export class SignOut extends commandWithoutContext<{ session: string; responderId: ResponderId }>() {}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ session, responderId }: SignOut): Promise<void> {
    const [ended] = await this.database.query<{ deviceId: string | null }>(endSession(session));
    if (ended?.deviceId) await this.database.query(endPushOfDevice(ended.deviceId));
    this.live.send({ topic: 'session', of: responderId });
  }
}

@Routes('auth', 'Signing in')
export class SignOutController {
  constructor(
    private readonly commands: CommandBus,
    private readonly cookie: SessionCookie,
  ) {}

  @Post('logout')
  @Unlimited()
  @Recorded('sign-out')
  @ApiOperation({ summary: 'Sign out', description: 'Ends the session on the server.' })
  @AnswersNothing('Signed out.')
  async signOut(
    @SignedInPerson() { session, responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.commands.execute(new SignOut({ session, responderId }));
    this.cookie.clear(reply);
  }
}
