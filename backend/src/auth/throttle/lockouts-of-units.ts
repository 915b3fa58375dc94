import { Injectable } from '@nestjs/common';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Lockouts } from '../../responders/people/lockouts.js';
import { failuresOfUnit } from './throttle.statements.js';
import { isLockedOutSince } from './unit-lock.policy.js';

/** How the slice that mails administrators learns that one of them is locked out. */
@Injectable()
export class LockoutsOfUnits extends Lockouts {
  constructor(private readonly database: Database) {
    super();
  }

  override async lockedOutSince(unitNumber: string, since: Instant, now: Instant): Promise<boolean> {
    return isLockedOutSince(await this.database.fetch(failuresOfUnit(unitNumber)), since, now);
  }
}
