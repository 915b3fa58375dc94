import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { SubscriptionRunner } from '../../platform/event-store/subscription-runner.js';
import { Public } from '../../platform/http/access.decorators.js';
import { LivenessResponse, ReadinessResponse } from './health.response.js';

@Controller('health')
@ApiTags('Health')
@Public()
export class HealthController {
  constructor(private readonly subscriptions: SubscriptionRunner) {}

  @Get('live')
  @ApiOperation({ summary: 'Does the process run?', description: 'Says nothing of the database.' })
  @ApiOkResponse({ description: 'The process runs.', type: LivenessResponse })
  live(): LivenessResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Can the process serve?',
    description: 'Asks the database; 503 when it does not answer. Also says how far the views behind the log are.',
  })
  @ApiOkResponse({ description: 'How far the process and its views are.', type: ReadinessResponse })
  async ready(): Promise<ReadinessResponse> {
    return { status: 'ok', views: [...(await this.subscriptions.lag())] };
  }
}
