import { Get } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { isHoldOver } from '@rigbook/contracts/waitlist/hold-over.rules';
import type { Instant, ResponderId } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { ActingResponder, Answers, Now, OpenToTokensForResponders, Routes } from '../../platform/http/index.js';
import { toWish, WishResponse } from './wish.response.js';
import { openWishesOf } from './wishes.query.js';

@Routes('waitlist', 'Waitlist')
export class ListOwnWishesController {
  constructor(private readonly database: Database) {}

  @Get()
  @OpenToTokensForResponders('bookings:read')
  @ApiOperation({
    summary: 'List what you wait for',
    description: 'With your place in line, and with hours that are held for you.',
  })
  @Answers(
    [WishResponse],
    'In order of time. An offer whose time is over is left out, before its hours are free again.',
  )
  async listOwnWishes(@ActingResponder() responderId: ResponderId, @Now() now: Instant): Promise<WishResponse[]> {
    const rows = await this.database.fetch(openWishesOf(responderId));
    return rows.filter(({ holdEndsAt }) => holdEndsAt === null || !isHoldOver(holdEndsAt, now)).map(toWish);
  }
}
