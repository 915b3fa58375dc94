import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply } from 'fastify';
import type { Instant } from '@rigbook/contracts/kernel';
import { AccessRecord } from '../../../platform/access-record/access-record.js';
import { asPerson, originOf, type RigbookRequest } from '../../../platform/http/index.js';
import { KnownDevices } from '../../known-device/known-devices.js';
import { SignInAnswers } from '../../pending-sign-in/sign-in-answers.js';
import { NewSessions } from '../../session/sessions.js';
import { Throttle } from '../../throttle/throttle.js';
import { LinkMicrosoftAccount } from '../link-account/link-account.controller.js';
import { beginSessionOf, type MicrosoftAccount } from '../microsoft-account.statements.js';
import { type AttemptSecrets, MicrosoftProvider } from '../microsoft-provider.js';
import type { Attempt } from './attempt.cookie.js';
import { BrowserRedirect } from './browser-redirect.js';

export interface Answer {
  /** The full address that the provider sent the browser back to. */
  readonly callback: URL;
  /** The browser's network address. */
  readonly address: string;
  readonly receivedAt: Instant;
}

/** Confirms an answer with the provider. The number of wrong answers per network address is limited. */
@Injectable()
export class ConfirmedAccounts {
  constructor(
    private readonly throttle: Throttle,
    private readonly provider: MicrosoftProvider,
  ) {}

  /** @throws Refusal TOO_MANY_ATTEMPTS, or as MicrosoftProvider.accountBehind */
  async confirm(secrets: AttemptSecrets, { callback, address, receivedAt }: Answer): Promise<MicrosoftAccount> {
    const attempt = { of: 'microsoft', address } as const;
    await this.throttle.admit(attempt, receivedAt);
    const account = await this.provider.accountBehind(callback, secrets);
    await this.throttle.succeeded(attempt, receivedAt);
    return account;
  }
}

/** Uses a confirmed account: signs in its responder, or links it to the responder who began the attempt. */
@Injectable()
export class MicrosoftReturn {
  constructor(
    private readonly browser: BrowserRedirect,
    private readonly accounts: ConfirmedAccounts,
    private readonly sessions: NewSessions,
    private readonly devices: KnownDevices,
    private readonly answers: SignInAnswers,
    private readonly commands: CommandBus,
    private readonly record: AccessRecord,
  ) {}

  /** The address to send the browser to, or how the visit ended (Visit.destination of BrowserRedirect). @throws as ConfirmedAccounts.confirm and LinkMicrosoftAccount */
  async finish(attempt: Attempt, request: RigbookRequest, reply: FastifyReply): Promise<string> {
    const callback = this.browser.callbackOf(request);
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
      device: this.devices.seen(request),
      confirmedBy: 'microsoft',
      now: request.receivedAt,
    });
    if (begun) this.answers.setCookies(begun, request, reply);
    await this.record.note(request, begun ? 'sign-in' : 'sign-in-failed', {
      responderId: begun?.signedIn.responderId ?? null,
    });
    return begun !== undefined;
  }

  private async link(account: MicrosoftAccount, { linksTo }: Attempt, request: RigbookRequest): Promise<string> {
    const { receivedAt: now, id: correlationId } = request;
    const signedIn = asPerson(request.signedIn);
    if (signedIn?.responderId !== linksTo) throw new Error('the person who began to link is no longer signed in');
    const context = { actor: `responder:${signedIn.responderId}`, now, correlationId, origin: originOf(request) };
    await this.commands.execute(
      new LinkMicrosoftAccount({ responderId: signedIn.responderId, account, session: signedIn.session, context }),
    );
    return 'microsoft-linked';
  }
}
