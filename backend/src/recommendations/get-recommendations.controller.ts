import { Controller, Get, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { periodOf } from '@rigbook/contracts/kernel/time';
import { HOURS_AHEAD, nextFullHour } from '@rigbook/contracts/recommendations/bookable-hours.rules';
import { recommend } from '@rigbook/contracts/recommendations/recommendation.rules';
import { Database } from '../platform/database/database.js';
import { SignedInPerson } from '../platform/http/context.decorator.js';
import type { Person } from '../platform/http/caller.js';
import type { RigbookRequest } from '../platform/http/rigbook-request.js';
import { candidates } from './candidates.query.js';
import { departmentOf } from './department.query.js';
import { RecommendationResponse, toRecommendation } from './recommendation.response.js';
import { shiftHistory } from './shift-history.query.js';

@ApiTags('Vehicles')
@Controller('recommendations')
export class GetRecommendationsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'The vehicles that suit you, best first',
    description:
      'All of them; a vehicle that you could not book now, or whose booking would carry a warning, is left out.',
  })
  @ApiOkResponse({ description: 'The vehicles, best first; none where none suits.', type: [RecommendationResponse] })
  async getRecommendations(
    @SignedInPerson() { responderId, kind, zone }: Person,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<RecommendationResponse[]> {
    const [fleet, history, department] = await this.database.fetchAll([
      candidates(periodOf(nextFullHour(now), HOURS_AHEAD)),
      shiftHistory(responderId),
      departmentOf(responderId),
    ]);
    const recommended = recommend(fleet, { now, zone, isAdmin: kind === 'administrator', department, history });
    return recommended.map((one) => toRecommendation(one, zone));
  }
}
