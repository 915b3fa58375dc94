import { Injectable, Logger } from '@nestjs/common';
import { SIGN_IN_OUTCOME_PARAMETER, type MicrosoftOutcome } from '@rigbook/contracts/auth/microsoft.words';
import type { FastifyReply } from 'fastify';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { MICROSOFT_CALLBACK, MICROSOFT_PATH } from './paths.js';

/** The page, told how the visit ended. Nothing that a request says decides where a browser is sent. */
export const pageSaying = (outcome: MicrosoftOutcome): string => `/?${SIGN_IN_OUTCOME_PARAMETER}=${outcome}`;

/** Sends browsers on. They never see an error document: whatever goes wrong is worded by the page. */
@Injectable()
export class Landing {
  private readonly logger = new Logger('auth');

  constructor(private readonly configuration: Configuration) {}

  /** To where `destination` says, or to the page with the reason why not. */
  async send(request: RigbookRequest, reply: FastifyReply, destination: () => Promise<string>): Promise<void> {
    const address = await this.orReason(request, destination);
    await reply.header('Cache-Control', 'no-store').redirect(address, 302);
  }

  /** The address that the provider sends browsers back to; it has to know it. */
  callbackOf(request: RigbookRequest): URL {
    const origin = this.configuration.http.publicUrl ?? `${request.protocol}://${request.host}`;
    return new URL(`${origin}/${MICROSOFT_PATH}/${MICROSOFT_CALLBACK}`);
  }

  private async orReason(request: RigbookRequest, destination: () => Promise<string>): Promise<string> {
    if (!this.configuration.microsoft) return pageSaying('microsoft-not-configured');
    try {
      return await destination();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'MICROSOFT_ACCOUNT_TAKEN')
        return pageSaying('microsoft-account-taken');
      this.logger.warn({ correlationId: request.id, msg: `Microsoft sign-in failed: ${reasonOf(error)}` });
      return pageSaying('microsoft-failed');
    }
  }
}

/** Codes of the library and of the provider, and the library's words; never the provider's, which may name the account. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { code, error: providersCode } = error as { code?: unknown; error?: unknown };
  const because = error.cause instanceof Error ? reasonOf(error.cause) : undefined;
  return [code, providersCode, error.message, because].filter((part) => typeof part === 'string').join(', ');
}
