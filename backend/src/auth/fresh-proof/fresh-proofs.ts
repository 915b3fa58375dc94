import { Injectable } from '@nestjs/common';
import { type ProofWay, proofWays } from '@rigbook/contracts/auth/proof.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { ReachableBy } from '../../responders/people/code-messages.js';
import { OrganisationSettings } from '../../settings/organisation-settings.js';
import { OneTimeCodes } from '../one-time-code/one-time-codes.js';
import { ownPasskeys } from '../passkeys/passkey.statements.js';
import { proofCountsUntil } from '../session/session.rules.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';

export interface ProofState {
  /** null: they have to prove it again */
  readonly provedUntil: Instant | null;
  readonly ways: readonly ProofWay[];
  readonly channels: readonly ReachableBy[];
}

/** Whoever found an open session, or knows the digits, cannot take the account: its changes ask who the person is. */
@Injectable()
export class FreshProofs {
  constructor(
    private readonly database: Database,
    private readonly settings: OrganisationSettings,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal FRESH_PROOF_REQUIRED */
  async demand(person: SignedInResponder, now: Instant): Promise<void> {
    const { provedUntil, ways } = await this.stateOf(person, now);
    if (provedUntil === null) throw new Refusal('FRESH_PROOF_REQUIRED', { ways });
  }

  async stateOf({ responderId, kind, provedAt }: SignedInResponder, now: Instant): Promise<ProofState> {
    const until = provedAt && proofCountsUntil(provedAt);
    const { confirmNewDevices, sharedAdminPassword } = await this.settings.current();
    const channels = confirmNewDevices ? await this.codes.channelsOf(responderId) : [];
    const hasPasskey = (await this.database.fetch(ownPasskeys(responderId))).length > 0;
    const isPossible: Readonly<Record<ProofWay, boolean>> = {
      code: channels.length > 0,
      digits: !confirmNewDevices,
      passkey: hasPasskey,
      'admin-password': kind === 'administrator' && sharedAdminPassword,
    };
    return {
      provedUntil: until !== null && now < until ? until : null,
      ways: proofWays.filter((way) => isPossible[way]),
      channels,
    };
  }
}
