import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Configuration, type MicrosoftConfiguration } from '../../platform/configuration/configuration.js';
import type { MicrosoftAccount } from './microsoft-account.statements.js';

/** Ties the provider's answer to the browser that asked; kept in that browser until the answer comes. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  /** PKCE verifier: without it, an intercepted code cannot be redeemed. */
  readonly codeVerifier: string;
}

const TIMEOUT_SECONDS = 5;

/**
 * The organization's directory over OpenID Connect: code flow with PKCE, state and nonce. Only the account is requested, no
 * name and no email address.
 */
@Injectable()
export class MicrosoftProvider {
  private known: Promise<oidc.Configuration> | undefined;

  constructor(private readonly configuration: Configuration) {}

  get isConfigured(): boolean {
    return this.configuration.microsoft !== undefined;
  }

  /** The address to sign in at, and the secrets to keep until the browser returns. @throws if the provider is unavailable */
  async begin(redirectUri: URL): Promise<{ readonly address: URL; readonly secrets: AttemptSecrets }> {
    const provider = await this.discovered();
    const secrets: AttemptSecrets = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
    };
    const address = oidc.buildAuthorizationUrl(provider, {
      redirect_uri: redirectUri.href,
      scope: 'openid',
      // a shared tablet must not sign in the person who used it last
      prompt: 'select_account',
      state: secrets.state,
      nonce: secrets.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
      code_challenge_method: 'S256',
    });
    return { address, secrets };
  }

  /**
   * The account that signed in, from the address that the provider sent the browser back to.
   * @throws if the answer violates the protocol, or the provider is unavailable
   */
  async accountBehind(callback: URL, { state, nonce, codeVerifier }: AttemptSecrets): Promise<MicrosoftAccount> {
    const tokens = await oidc.authorizationCodeGrant(await this.discovered(), callback, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider sent no ID token');
    return { issuer: claims.iss, subject: claims.sub };
  }

  /** Discovered once, and again after a failure. openid-client fetches keys again when they change. */
  private discovered(): Promise<oidc.Configuration> {
    const { microsoft } = this.configuration;
    if (!microsoft) throw new Error('signing in with Microsoft is not configured');
    this.known ??= discover(microsoft).catch((error: unknown) => {
      this.known = undefined;
      throw error;
    });
    return this.known;
  }
}

function discover({ issuer, clientId, clientSecret }: MicrosoftConfiguration): Promise<oidc.Configuration> {
  const address = new URL(issuer);
  const plain = address.protocol === 'http:'; // a provider on this machine, for testing
  return oidc.discovery(address, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: [
      oidc.enableNonRepudiationChecks, // the signature of the ID token counts too, not only the connection
      // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to draw attention
      ...(plain ? [oidc.allowInsecureRequests] : []),
    ],
  });
}
