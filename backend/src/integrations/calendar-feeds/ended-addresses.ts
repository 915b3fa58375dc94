import { Injectable } from '@nestjs/common';
import type { ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import type { Decided } from '../../platform/decisions/index.js';
import { CalendarAddresses } from '../../responders/people/calendar-addresses.js';
import { feedOf } from './calendar-feed.statements.js';
import { revocationOf } from './change-feed.handler.js';

/** How the responders slice knows of a calendar address, and ends it. */
@Injectable()
export class EndedAddresses extends CalendarAddresses {
  constructor(private readonly database: Database) {
    super();
  }

  override async hasOne(responderId: ResponderId): Promise<boolean> {
    return (await this.database.fetch(feedOf(responderId))) !== undefined;
  }

  override async ending(responderId: ResponderId): Promise<Decided> {
    return revocationOf(await this.database.fetch(feedOf(responderId)));
  }
}
