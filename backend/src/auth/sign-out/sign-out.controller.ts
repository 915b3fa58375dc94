import { Post, Req, Res } from '@nestjs/common';
import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import {
  AnswersNothing,
  personOf,
  Public,
  Refuses,
  type RigbookRequest,
  Routes,
  Unlimited,
} from '../../platform/http/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { endPushOfBrowser, endPushOfDevice } from '../../responders/people/push-subscriptions.statements.js';
import { KnownDevices } from '../known-device/known-devices.js';
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
    private readonly database: Database,
    private readonly devices: KnownDevices,
    private readonly cookie: SessionCookie,
  ) {}

  /** Ends push messages on this browser even if the session has already ended. @throws Refusal SIGNED_OUT */
  @Post('logout')
  @Public()
  @Unlimited()
  @Recorded('sign-out')
  @ApiOperation({
    summary: 'Sign out',
    description: 'Ends the session on the server, and push messages on this device.',
  })
  @AnswersNothing('Signed out.')
  @Refuses('SIGNED_OUT')
  async signOut(@Req() request: RigbookRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    const { browserHash } = this.devices.seen(request);
    if (browserHash !== undefined) await this.database.query(endPushOfBrowser(browserHash));
    const { session, responderId } = personOf(request);
    await this.commands.execute(new SignOut({ session, responderId }));
    this.cookie.clear(reply);
  }
}
