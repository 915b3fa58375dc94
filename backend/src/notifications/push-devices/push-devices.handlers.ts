import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustBePublic } from '@rigbook/contracts/integrations/webhook-address.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { type PushKeys, pushKeysUnusable } from '@rigbook/contracts/notifications/push/push-subscription.rules';
import type { PushType } from '@rigbook/contracts/notifications/push/push.words';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AccountNotices } from '../../responders/people/account-notices.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { refusePrivateLiteral } from '../../platform/outgoing/public-address.js';
import { isOnCurve, PushKey } from '../channels/push/push-key.js';
import {
  removeSubscription,
  renewSubscription,
  saveSubscription,
} from '../channels/push/push-subscription.statements.js';
import { choosePushTypes, pushWhatWaits } from './waiting-messages.statements.js';

interface Browser extends PushKeys {
  endpoint: string;
}

export class SwitchPushOn extends commandWithoutContext<
  Browser & { responderId: ResponderId; session: string; context: CommandContext }
>() {}

export class RenewPush extends commandWithoutContext<Browser & { formerEndpoint: string; session: string }>() {}

/** Host names are looked up at each message. @throws Refusal VALIDATION_FAILED */
function refuseUnusable({ endpoint, p256dh }: Browser, configuration: Configuration): void {
  if (!isOnCurve(p256dh)) throw unusable('p256dh');
  if (!mustBePublic(endpoint, configuration)) return;
  try {
    refusePrivateLiteral(new URL(endpoint).hostname);
  } catch {
    throw unusable('endpoint');
  }
}

const unusable = (field: 'endpoint' | 'p256dh'): Refusal =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field, message: `${pushKeysUnusable}.` }] });

@CommandHandler(SwitchPushOn)
export class SwitchPushOnHandler implements ICommandHandler<SwitchPushOn> {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly key: PushKey,
    private readonly notices: AccountNotices,
  ) {}

  /** Reminders that wait for their time already are pushed too. @throws Refusal SESSION_NOT_FOUND, VALIDATION_FAILED */
  async execute({ responderId, session, context, ...browser }: SwitchPushOn): Promise<void> {
    refuseUnusable(browser, this.configuration);
    const { now } = context;
    const [saved] = await this.database.query<{ readonly isNew: boolean }>(
      saveSubscription({ ...browser, serverKey: this.key.publicKey }, session, now),
    );
    if (!saved) throw new Refusal('SESSION_NOT_FOUND');
    if (saved.isNew)
      await this.database.query(
        this.notices.telling({ responderId, change: 'push-switched-on', byAdmin: false, context }),
      );
    await this.database.query(pushWhatWaits(responderId, now));
  }
}

@CommandHandler(RenewPush)
export class RenewPushHandler implements ICommandHandler<RenewPush> {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly key: PushKey,
  ) {}

  /** @throws Refusal PUSH_DEVICE_NOT_FOUND, VALIDATION_FAILED */
  async execute({ session, formerEndpoint, ...browser }: RenewPush): Promise<void> {
    refuseUnusable(browser, this.configuration);
    const { publicKey: serverKey } = this.key;
    const renewed = await this.database.query(renewSubscription({ ...browser, serverKey }, formerEndpoint, session));
    if (renewed.length === 0) throw new Refusal('PUSH_DEVICE_NOT_FOUND');
  }
}

export class SwitchPushOff extends commandWithoutContext<{ responderId: ResponderId; id: string }>() {}

@CommandHandler(SwitchPushOff)
export class SwitchPushOffHandler implements ICommandHandler<SwitchPushOff> {
  constructor(private readonly database: Database) {}

  /** @throws Refusal PUSH_DEVICE_NOT_FOUND */
  async execute({ responderId, id }: SwitchPushOff): Promise<void> {
    const removed = await this.database.query(removeSubscription(responderId, id));
    if (removed.length === 0) throw new Refusal('PUSH_DEVICE_NOT_FOUND');
  }
}

export class ChoosePushTypes extends commandWithoutContext<{
  responderId: ResponderId;
  switchedOff: readonly PushType[];
  now: Instant;
}>() {}

@CommandHandler(ChoosePushTypes)
export class ChoosePushTypesHandler implements ICommandHandler<ChoosePushTypes> {
  constructor(private readonly database: Database) {}

  async execute({ responderId, switchedOff, now }: ChoosePushTypes): Promise<void> {
    await this.database.query(choosePushTypes(responderId, switchedOff));
    await this.database.query(pushWhatWaits(responderId, now));
  }
}
