import { Injectable } from '@nestjs/common';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { LiveUpdates } from '../../platform/live-updates/live-updates.js';
import { devicesOf, endDevice, endOtherDevices, type SignedInDevice } from './signed-in-devices.statements.js';

/** Where a person is signed in or remembered. Live streams of ended sessions end too. */
@Injectable()
export class SignedInDevices {
  constructor(
    private readonly database: Database,
    private readonly live: LiveUpdates,
  ) {}

  async of(responderId: ResponderId, sessionInHand: string, now: Instant): Promise<SignedInDevice[]> {
    return [...(await this.database.fetch(devicesOf(responderId, sessionInHand, now)))];
  }

  /** @throws Refusal SESSION_NOT_FOUND */
  async end(responderId: ResponderId, id: string): Promise<void> {
    const ended = await this.database.query(endDevice(responderId, id));
    if (ended.length === 0) throw new Refusal('SESSION_NOT_FOUND');
    this.live.send({ topic: 'session', of: responderId });
  }

  async endOthers(responderId: ResponderId, sessionInHand: string): Promise<void> {
    await this.database.query(endOtherDevices(responderId, sessionInHand));
    this.live.send({ topic: 'session', of: responderId });
  }
}
