import { Controller, Get, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { isBefore } from '@rigbook/contracts/kernel/time';
import { Database } from '../../platform/database/database.js';
import { Refusal } from '../../platform/decisions/refusal.js';
import { ViewsAsOf } from '../../platform/event-store/as-of/views-as-of.js';
import { AuditorOnly } from '../../platform/http/access.decorators.js';
import { boundedPeriod } from '../../platform/http/days.dto.js';
import { Refuses } from '../../platform/http/openapi/refuses.decorator.js';
import type { RigbookRequest } from '../../platform/http/rigbook-request.js';
import { OpenToTokens } from '../../platform/http/token-access.decorators.js';
import { beforeAndNow } from './before-and-now.js';
import { ReplayQuery } from './replay.dto.js';
import { ReplayResponse } from './replay.response.js';
import { standingOf } from './standing.js';
import { viewsOfStanding } from './views-of-standing.js';

const MOST_DAYS = 32;
const WITHIN_MS = 30_000;

@ApiTags('Audit')
@Controller('audit/diary')
@AuditorOnly()
export class ReplayController {
  constructor(
    private readonly database: Database,
    private readonly views: ViewsAsOf,
  ) {}

  @Get()
  @OpenToTokens('audit:read')
  @ApiOperation({
    summary: 'Replay the log until a moment',
    description:
      'The diary of some days, the fleet and the counts as they stood then, beside how they stand now; with the names that people have now. One replay at a time, half a minute at most.',
  })
  @ApiOkResponse({ description: 'What stood then, beside what stands now.', type: ReplayResponse })
  @Refuses('REPLAY_UNDER_WAY', 'REPLAY_TOO_LONG')
  async replay(
    @Query() { asOf, from, to }: ReplayQuery,
    @Req() { receivedAt }: RigbookRequest,
  ): Promise<ReplayResponse> {
    const days = boundedPeriod({ from, to }, MOST_DAYS);
    if (isBefore(receivedAt, asOf))
      throw new Refusal('VALIDATION_FAILED', {
        errors: [{ field: 'asOf', message: 'asOf must not lie in the future.' }],
      });
    const { answer: before, events } = await this.views.read(
      { until: asOf, views: viewsOfStanding(asOf, days), withinMs: WITHIN_MS },
      (fetch) => standingOf(fetch, days, asOf),
    );
    const now = await standingOf((query) => this.database.fetch(query), days, receivedAt);
    return { asOf, events, hasMore: now.hasMore, ...beforeAndNow(before, now) };
  }
}
