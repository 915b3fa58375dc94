import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import { asPerson } from '../../../platform/http/caller.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { NewSessions } from '../../session/new-sessions.js';
import { SessionCookie } from '../../session/session.cookie.js';
import { LinkMicrosoftAccount } from '../link-account/link-account.controller.js';
import type { MicrosoftAccount } from '../microsoft-account.js';
import { beginSessionOf } from '../microsoft-account.statements.js';
import type { Attempt } from './attempt.cookie.js';
import { ConfirmedAccounts } from './confirmed-accounts.js';
import { Landing } from './landing.js';

/** Uses a confirmed account: signs in its responder, or links it to the responder who began the attempt. */
@Injectable()
export class MicrosoftReturn {
  constructor(
    private readonly landing: Landing,
    private readonly accounts: ConfirmedAccounts,
    private readonly sessions: NewSessions,
    private readonly cookie: SessionCookie,
    private readonly commands: CommandBus,
  ) {}

  /** The address to send the browser to, or how the visit ended (Visit.destination of Landing). @throws as ConfirmedAccounts.confirm and LinkMicrosoftAccount */
  async finish(attempt: Attempt, request: RigbookRequest, reply: FastifyReply): Promise<string> {
    const callback = this.landing.callbackOf(request);
    callback.search = new URL(request.url, callback).search;
    const account = await this.accounts.confirm(attempt, {
      callback,
      address: request.ip,
      receivedAt: request.receivedAt,
    });
    if (attempt.linksTo !== null) return this.link(account, attempt, request);
    return (await this.signsIn(account, request, reply)) ? attempt.returnTo : 'microsoft-not-linked';
  }

  private async signsIn(account: MicrosoftAccount, request: RigbookRequest, reply: FastifyReply): Promise<boolean> {
    const begun = await this.sessions.begin({
      insert: (session) => beginSessionOf(account, session, request.receivedAt),
      before: asPerson(request.signedIn)?.session,
      now: request.receivedAt,
    });
    if (begun) this.cookie.set(reply, begun.sessionId);
    return begun !== undefined;
  }

  private async link(account: MicrosoftAccount, { linksTo }: Attempt, request: RigbookRequest): Promise<string> {
    const { receivedAt: now, id: correlationId } = request;
    const signedIn = asPerson(request.signedIn);
    if (signedIn?.responderId !== linksTo) throw new Error('the person who began to link is no longer signed in');
    const context = { actor: `responder:${signedIn.responderId}`, now, correlationId };
    await this.commands.execute(new LinkMicrosoftAccount(signedIn.responderId, account, signedIn.session, context));
    return 'microsoft-linked';
  }
}
