import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { Configuration, type MicrosoftConfiguration } from '../../platform/configuration/configuration.js';
import type { MicrosoftAccount } from './microsoft-account.js';

/** What ties an answer to the browser that asked; kept there until the answer comes. */
export interface AttemptSecrets {
  readonly state: string;
  readonly nonce: string;
  /** of PKCE: whoever takes the code on its way can't redeem it without this */
  readonly codeVerifier: string;
}

const TIMEOUT_SECONDS = 5;

/**
 * The organisation's directory, spoken to by OpenID Connect: code flow with PKCE, state and nonce. Asked for the account
 * alone: neither name nor address is requested.
 */
@Injectable()
export class MicrosoftProvider {
  private known: Promise<oidc.Configuration> | undefined;

  constructor(private readonly configuration: Configuration) {}

  get isConfigured(): boolean {
    return this.configuration.microsoft !== undefined;
  }

  /** Where the browser goes to sign in, and what has to be kept for its return. @throws when the provider is away */
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
      // a shared tablet at the base must not sign in whoever used it last
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
   * @throws when the provider, the browser or somebody between them does not keep to the protocol, or the provider is away
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

  /** Asked once; again after a failure. Keys are looked up anew by openid-client when they change. */
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
  const plain = address.protocol === 'http:'; // a provider on this machine, for trying out
  return oidc.discovery(address, clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    // oxlint-disable-next-line typescript/no-deprecated -- marked so that nobody overlooks it
    ...(plain && { execute: [oidc.allowInsecureRequests] }),
  });
}
