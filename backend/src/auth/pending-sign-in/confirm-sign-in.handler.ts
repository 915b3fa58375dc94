import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Confirmation } from '@rigbook/contracts/auth/device.words';
import type { Instant } from '@rigbook/contracts/kernel';
import type { MessageChannel } from '@rigbook/contracts/notifications/templates/template.words';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Refusal } from '../../platform/decisions/index.js';
import type { RigbookRequest } from '../../platform/http/index.js';
import { KnownAdminPassword } from '../admin-password/known-admin-password.js';
import { KnownDevices } from '../known-device/known-devices.js';
import { OneTimeCodes } from '../one-time-code/one-time-codes.js';
import { type BegunSession, NewSessions } from '../session/sessions.js';
import { Throttle } from '../throttle/throttle.js';
import { beginPendingSession, type PendingSignIn } from './pending-sign-in.statements.js';

export class SendSignInCode extends commandWithoutContext<{
  pending: PendingSignIn;
  channel: MessageChannel;
  now: Instant;
}>() {}

@CommandHandler(SendSignInCode)
export class SendSignInCodeHandler implements ICommandHandler<SendSignInCode> {
  constructor(private readonly codes: OneTimeCodes) {}

  /** @throws Refusal CHANNEL_NOT_AVAILABLE, TOO_MANY_CODES, CODE_NOT_SENT */
  async execute({ pending: { responderId }, channel, now }: SendSignInCode): Promise<void> {
    const channels = await this.codes.channelsOf(responderId);
    if (!channels.some((one) => one.channel === channel)) throw new Refusal('CHANNEL_NOT_AVAILABLE', { channel });
    await this.codes.send({ responderId, purpose: 'device', channel, now });
  }
}

export class ConfirmSignIn extends commandWithoutContext<
  {
    pending: PendingSignIn;
    /** A code or the admin password; neither if an administrator let the device in. */
    proof: { readonly code?: string; readonly password?: string };
    request: RigbookRequest;
    /** The session of the request; the new session replaces it. */
    sessionBefore: string | undefined;
  },
  BegunSession
>() {}

@CommandHandler(ConfirmSignIn)
export class ConfirmSignInHandler implements ICommandHandler<ConfirmSignIn> {
  constructor(
    private readonly codes: OneTimeCodes,
    private readonly passwords: KnownAdminPassword,
    private readonly sessions: NewSessions,
    private readonly devices: KnownDevices,
    private readonly throttle: Throttle,
  ) {}

  /** @throws Refusal SIGN_IN_EXPIRED, and as the proof */
  async execute(command: ConfirmSignIn): Promise<BegunSession> {
    const { pending, request, sessionBefore } = command;
    const confirmedBy = await this.confirmed(command);
    const begun = await this.sessions.begin({
      insert: (session) => beginPendingSession(pending.id, session, request.receivedAt),
      before: sessionBefore,
      device: this.devices.seen(request),
      confirmedBy,
      now: request.receivedAt,
    });
    if (!begun) throw new Refusal('SIGN_IN_EXPIRED');
    await this.throttle.deviceConfirmed(pending.unitNumber);
    return begun;
  }

  private async confirmed({ pending, proof, request }: ConfirmSignIn): Promise<Confirmation> {
    const { responderId, unitNumber, isAdmin, lettingIn, deliveryFailed } = pending;
    const { ip: address, receivedAt: now } = request;
    if (proof.code !== undefined) {
      await this.codes.check({ responderId, purpose: 'device', code: proof.code, now });
      return 'code';
    }
    if (proof.password !== undefined) {
      if (!isAdmin) throw new Refusal('ADMIN_ONLY');
      if (!deliveryFailed && (await this.codes.channelsOf(responderId)).length > 0)
        throw new Refusal('CODE_CAN_BE_SENT');
      await this.passwords.known({ admin: { unitNumber }, password: proof.password, address, now });
      return 'admin-password';
    }
    if (lettingIn !== 'let-in') throw new Refusal('DEVICE_NOT_LET_IN');
    return 'administrator';
  }
}
