import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Instant } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { phoneLastFour } from '@rigbook/contracts/responders/profile.rules';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { OneTimeCodes } from '../one-time-code/one-time-codes.js';
import { PasskeyAnswers } from '../passkeys/passkey-answers.js';
import type { PasskeyAnswerDto } from '../passkeys/passkey.dto.js';
import { PasskeySite } from '../passkeys/passkey-site.js';
import { proofCountsUntil } from '../session/session.rules.js';
import { noteProof } from '../session/session.statements.js';
import type { SignedInResponder } from '../session/signed-in-responder.js';
import { Throttle } from '../throttle/throttle.js';
import { FreshProofs } from './fresh-proofs.js';

export class SendProofCode extends commandWithoutContext<{
  person: SignedInResponder;
  channel: MessageChannel;
  now: Instant;
}>() {}

@CommandHandler(SendProofCode)
export class SendProofCodeHandler implements ICommandHandler<SendProofCode> {
  constructor(
    private readonly proofs: FreshProofs,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @throws Refusal CHANNEL_NOT_AVAILABLE, TOO_MANY_CODES, CODE_NOT_SENT */
  async execute({ person, channel, now }: SendProofCode): Promise<void> {
    const { channels } = await this.proofs.stateOf(person, now);
    if (!channels.some((one) => one.channel === channel)) throw new Refusal('CHANNEL_NOT_AVAILABLE', { channel });
    await this.codes.send({ responderId: person.responderId, purpose: 'proof', channel, now });
  }
}

type Proof =
  | { readonly code: string }
  | { readonly digits: string }
  | { readonly passkey: PasskeyAnswerDto['response'] };

/** Results in the end of the time in which the proof counts. */
export class ProveIdentity extends commandWithoutContext<
  { person: SignedInResponder; proof: Proof; request: RigbookRequest },
  Instant
>() {}

@CommandHandler(ProveIdentity)
export class ProveIdentityHandler implements ICommandHandler<ProveIdentity> {
  constructor(
    private readonly database: Database,
    private readonly proofs: FreshProofs,
    private readonly codes: OneTimeCodes,
    private readonly throttle: Throttle,
    private readonly passkeys: PasskeyAnswers,
    private readonly site: PasskeySite,
  ) {}

  /** @throws Refusal as the proof is not accepted, e.g. CODE_INCORRECT, DIGITS_INCORRECT, PASSKEY_NOT_ACCEPTED */
  async execute({ person, proof, request }: ProveIdentity): Promise<Instant> {
    const { responderId, session } = person;
    const now = request.receivedAt;
    if ('code' in proof) await this.codes.check({ responderId, purpose: 'proof', code: proof.code, now });
    else if ('digits' in proof) await this.checkDigits(person, proof.digits, request);
    else await this.passkeys.ofOwner(responderId, { response: proof.passkey, site: this.site.of(request), now });
    await this.database.query(noteProof(session, now));
    return proofCountsUntil(now);
  }

  private async checkDigits(person: SignedInResponder, digits: string, request: RigbookRequest): Promise<void> {
    const { ip: address, receivedAt: now } = request;
    const { ways } = await this.proofs.stateOf(person, now);
    if (!ways.includes('digits')) throw new Refusal('FRESH_PROOF_REQUIRED', { ways });
    const { unitNumber, deviceId, phoneNumber } = person;
    const attempt = { of: 'sign-in', unitNumber, address, knownDevice: deviceId ?? undefined } as const;
    await this.throttle.admit(attempt, now);
    if (phoneLastFour(phoneNumber) !== digits) throw new Refusal('DIGITS_INCORRECT');
    await this.throttle.succeeded(attempt, now);
  }
}
