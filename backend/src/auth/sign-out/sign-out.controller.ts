import { Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Database } from '../../platform/database/database.js';
import { SignedInPerson } from '../../platform/http/context.decorator.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import type { Person } from '../../platform/http/caller.js';
import { SessionCookie } from '../session/session.cookie.js';
import { endSession } from '../session/session.statements.js';

@ApiTags('Signing in')
@Controller('auth')
export class SignOutController {
  constructor(
    private readonly database: Database,
    private readonly cookie: SessionCookie,
    private readonly live: LiveUpdates,
  ) {}

  @Post('logout')
  @HttpCode(204)
  @ApiOperation({ summary: 'Sign out', description: 'The session ends on the server.' })
  @ApiNoContentResponse({ description: 'Signed out.' })
  async signOut(
    @SignedInPerson() { session, responderId }: Person,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.database.query(endSession(session));
    this.live.publish({ topic: 'session', of: responderId });
    this.cookie.clear(reply);
  }
}
