import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { RETURN_PATH_PARAMETER, returnPath } from '@rigbook/contracts/auth/return-path.rules';
import type { FastifyReply } from 'fastify';
import { asPerson, Public, type RigbookRequest } from '../../../platform/http/index.js';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { FreshProofs } from '../../fresh-proof/fresh-proofs.js';
import type { SignedInResponder } from '../../session/signed-in-responder.js';
import { AttemptCookie } from './attempt.cookie.js';
import { BrowserRedirect, MICROSOFT_CALLBACK, MICROSOFT_PATH } from './browser-redirect.js';
import { MicrosoftProvider } from '../microsoft-provider.js';
import { MicrosoftReturn } from './microsoft-return.js';

/** Sends browsers to sign in with Microsoft, and receives them. They always end on a page of this application. */
@ApiExcludeController()
@Controller(MICROSOFT_PATH)
@Public()
export class MicrosoftNavigationController {
  constructor(
    private readonly browser: BrowserRedirect,
    private readonly provider: MicrosoftProvider,
    private readonly attempts: AttemptCookie,
    private readonly comingBack: MicrosoftReturn,
    private readonly proofs: FreshProofs,
  ) {}

  @Get()
  start(@Req() request: RigbookRequest, @Res() reply: FastifyReply): Promise<void> {
    const returnTo = returnPath(asked(request)[RETURN_PATH_PARAMETER]);
    const destination = async () => {
      const linksTo = asked(request)['link'] === '1' ? await this.mayLink(request) : null;
      const { address, secrets } = await this.provider.begin(this.browser.callbackOf(request));
      this.attempts.set(reply, { ...secrets, linksTo, returnTo }, request.receivedAt);
      return address.href;
    };
    return this.browser.send(request, reply, { returnTo, destination });
  }

  @Get(MICROSOFT_CALLBACK)
  finish(@Req() request: RigbookRequest, @Res() reply: FastifyReply): Promise<void> {
    const attempt = this.attempts.take(request, reply, request.receivedAt);
    const destination = async () => {
      if (!attempt) throw new Error('this browser began no attempt, or too long ago');
      return this.comingBack.finish(attempt, request, reply);
    };
    return this.browser.send(request, reply, { returnTo: attempt?.returnTo ?? '/', destination });
  }

  /**
   * The responder who may link an account. Only our own page may begin it: another site that had signed the browser in at the
   * provider before could otherwise have its account linked.
   */
  private async mayLink(request: RigbookRequest): Promise<ResponderId> {
    const person = asPerson(request.signedIn) as SignedInResponder | undefined;
    if (!person || request.headers['sec-fetch-site'] !== 'same-origin')
      throw new Error('no one is signed in, or another site asked to link');
    await this.proofs.demand(person, request.receivedAt);
    return person.responderId;
  }
}

const asked = ({ query }: RigbookRequest) => query as Readonly<Record<string, unknown>>;
