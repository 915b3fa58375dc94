import { Injectable, Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { isMicrosoftOutcome, SIGN_IN_OUTCOME_PARAMETER } from '@rigbook/contracts/auth/microsoft.words';
import type { MicrosoftOutcome } from '@rigbook/contracts/auth/microsoft.words';
import { RETURN_PATH_PARAMETER } from '@rigbook/contracts/auth/return-path.rules';
import { Configuration } from '../../../platform/configuration/configuration.js';
import { Refusal } from '../../../platform/decisions/index.js';
import type { RigbookRequest } from '../../../platform/http/index.js';

/** Addresses for browsers; not part of the API. */
export const MICROSOFT_PATH = 'auth/microsoft';
export const MICROSOFT_CALLBACK = 'callback';

interface Visit {
  /** The path that the visitor asked for; also used if they then sign in another way. */
  readonly returnTo: string;
  /** An address, or how the visit ended, which the home page then shows. */
  readonly destination: () => Promise<string>;
}

/** Redirects browsers. They never see an error document: the page words every failure. */
@Injectable()
export class BrowserRedirect {
  private readonly logger = new Logger('auth');

  constructor(private readonly configuration: Configuration) {}

  /** Redirects to `destination`, or to the home page with the reason for the failure. */
  async send(request: RigbookRequest, reply: FastifyReply, { returnTo, destination }: Visit): Promise<void> {
    const end = await this.orReason(request, destination);
    const address = isMicrosoftOutcome(end) ? homeSaying(end, returnTo) : end;
    await reply.header('Cache-Control', 'no-store').redirect(address, 302);
  }

  /** The address that the provider sends browsers back to; it must be registered there. */
  callbackOf(request: RigbookRequest): URL {
    const origin = this.configuration.http.publicUrl ?? `${request.protocol}://${request.host}`;
    return new URL(`${origin}/${MICROSOFT_PATH}/${MICROSOFT_CALLBACK}`);
  }

  private async orReason(request: RigbookRequest, destination: () => Promise<string>): Promise<string> {
    if (!this.configuration.microsoft) return 'microsoft-not-configured';
    try {
      return await destination();
    } catch (error) {
      if (error instanceof Refusal && error.code === 'MICROSOFT_ACCOUNT_TAKEN') return 'microsoft-account-taken';
      if (error instanceof Refusal && error.code === 'RESPONDER_SUSPENDED') return 'microsoft-suspended';
      this.logger.warn({
        correlationId: request.id,
        msg: `Microsoft sign-in failed: ${reasonOf(error)}. See docs/how-to/sign-in-with-microsoft.md`,
      });
      return 'microsoft-failed';
    }
  }
}

function homeSaying(outcome: MicrosoftOutcome, returnTo: string): string {
  const parameters = new URLSearchParams({ [SIGN_IN_OUTCOME_PARAMETER]: outcome });
  if (returnTo !== '/') parameters.set(RETURN_PATH_PARAMETER, returnTo);
  return `/?${parameters.toString()}`;
}

/** Error codes, and the library's message. The provider's message is left out: it may name the account. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const { code, error: providersCode } = error as { code?: unknown; error?: unknown };
  const because = error.cause instanceof Error ? reasonOf(error.cause) : undefined;
  return [code, providersCode, error.message, because].filter((part) => typeof part === 'string').join(', ');
}
