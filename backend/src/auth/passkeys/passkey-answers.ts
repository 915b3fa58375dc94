import { Injectable } from '@nestjs/common';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { PasskeyChallenges, type PasskeyPurpose } from './passkey-challenges.js';
import { noteUse, passkeyWith, type StoredPasskey } from './passkey.statements.js';
import type { Site } from './passkey-site.js';

export interface PasskeyAnswer {
  /** as the browser sent it, unchecked */
  readonly response: object;
  readonly purpose: PasskeyPurpose;
  readonly site: Site;
  readonly now: Instant;
}

/** Checks what a browser says for a passkey. The person was verified by fingerprint, face or PIN in either case. */
@Injectable()
export class PasskeyAnswers {
  constructor(
    private readonly challenges: PasskeyChallenges,
    private readonly database: Database,
  ) {}

  /** A new passkey. @throws Refusal PASSKEY_NOT_ACCEPTED */
  async ofNew(answer: PasskeyAnswer) {
    const response = answer.response as RegistrationResponseJSON;
    const { registrationInfo } = await accepted(() =>
      verifyRegistrationResponse({ response, ...this.expected(answer) }),
    );
    if (!registrationInfo) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    await this.useUp(response, answer.now);
    return registrationInfo.credential;
  }

  /** The known passkey that answered; its use is noted. @throws Refusal PASSKEY_NOT_ACCEPTED */
  async ofKnown(answer: PasskeyAnswer): Promise<StoredPasskey> {
    const response = answer.response as AuthenticationResponseJSON;
    const passkey = typeof response.id === 'string' ? await this.database.fetch(passkeyWith(response.id)) : undefined;
    if (!passkey) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    const credential = { id: response.id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.uses };
    const { verified, authenticationInfo } = await accepted(() =>
      verifyAuthenticationResponse({ response, credential, ...this.expected(answer) }),
    );
    if (!verified) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    await this.useUp(response, answer.now);
    const noted = await this.database.query(noteUse(passkey, authenticationInfo.newCounter, answer.now));
    if (noted.length === 0) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return passkey;
  }

  /** The same, of this person only: a proof by somebody who is signed in. @throws Refusal PASSKEY_NOT_ACCEPTED */
  async ofOwner(responderId: ResponderId, answer: Omit<PasskeyAnswer, 'purpose'>): Promise<StoredPasskey> {
    const passkey = await this.ofKnown({ ...answer, purpose: `prove:${responderId}` });
    if (passkey.responderId !== responderId) throw new Refusal('PASSKEY_NOT_ACCEPTED');
    return passkey;
  }

  private expected({ purpose, site, now }: PasskeyAnswer) {
    return {
      expectedChallenge: (challenge: string) => this.challenges.isOurs(challenge, purpose, now),
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
    };
  }

  private async useUp({ response }: { response: { clientDataJSON: string } }, now: Instant): Promise<void> {
    const said = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString('utf8')) as {
      challenge: string;
    };
    if (!(await this.challenges.use(said.challenge, now))) throw new Refusal('PASSKEY_NOT_ACCEPTED');
  }
}

/** The library throws for whatever is wrong with an answer; the caller learns only that it is. */
async function accepted<T>(verify: () => Promise<T>): Promise<T> {
  try {
    return await verify();
  } catch {
    throw new Refusal('PASSKEY_NOT_ACCEPTED');
  }
}
