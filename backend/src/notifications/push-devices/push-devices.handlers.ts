import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { mustBePublic } from '@rigbook/contracts/integrations/webhook-address.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { pushKeysUnusable } from '@rigbook/contracts/notifications/push/push-subscription.rules';
import type { PushType } from '@rigbook/contracts/notifications/push/push.words';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Configuration } from '../../platform/configuration/configuration.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { refusePrivateLiteral } from '../../platform/outgoing/public-address.js';
import { isOnCurve, PushKey } from '../channels/push/push-key.js';
import { removeSubscription, saveSubscription } from '../channels/push/push-subscription.statements.js';
import { choosePushTypes, pushWhatWaits } from './waiting-messages.statements.js';

export class SwitchPushOn extends commandWithoutContext<{
  responderId: ResponderId;
  session: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  now: Instant;
}>() {}

const unusable = (field: 'endpoint' | 'p256dh'): Refusal =>
  new Refusal('VALIDATION_FAILED', { errors: [{ field, message: `${pushKeysUnusable}.` }] });

@CommandHandler(SwitchPushOn)
export class SwitchPushOnHandler implements ICommandHandler<SwitchPushOn> {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly key: PushKey,
  ) {}

  /** Reminders that wait for their time already are pushed too. @throws Refusal SESSION_NOT_FOUND, VALIDATION_FAILED */
  async execute({ responderId, session, now, ...browser }: SwitchPushOn): Promise<void> {
    if (!isOnCurve(browser.p256dh)) throw unusable('p256dh');
    this.refusePrivate(browser.endpoint);
    const saved = await this.database.query(
      saveSubscription({ ...browser, serverKey: this.key.publicKey }, session, now),
    );
    if (saved.length === 0) throw new Refusal('SESSION_NOT_FOUND');
    await this.database.query(pushWhatWaits(responderId, now));
  }

  /** Host names are looked up at each message. */
  private refusePrivate(endpoint: string): void {
    if (!mustBePublic(endpoint, this.configuration)) return;
    try {
      refusePrivateLiteral(new URL(endpoint).hostname);
    } catch {
      throw unusable('endpoint');
    }
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
