import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { commandWithoutContext } from '../../platform/commands/command-of.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { endDevice, endOtherDevices } from './signed-in-devices.statements.js';

export class EndDevice extends commandWithoutContext<{ responderId: ResponderId; id: string }>() {}

/** Live streams of ended sessions end too. */
@CommandHandler(EndDevice)
export class EndDeviceHandler implements ICommandHandler<EndDevice> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  /** @throws Refusal SESSION_NOT_FOUND */
  async execute({ responderId, id }: EndDevice): Promise<void> {
    const ended = await this.database.query(endDevice(responderId, id));
    if (ended.length === 0) throw new Refusal('SESSION_NOT_FOUND');
    this.live.send({ topic: 'session', of: responderId });
  }
}

export class EndOtherDevices extends commandWithoutContext<{ responderId: ResponderId; sessionInHand: string }>() {}

@CommandHandler(EndOtherDevices)
export class EndOtherDevicesHandler implements ICommandHandler<EndOtherDevices> {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async execute({ responderId, sessionInHand }: EndOtherDevices): Promise<void> {
    await this.database.query(endOtherDevices(responderId, sessionInHand));
    this.live.send({ topic: 'session', of: responderId });
  }
}
