import { Get } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { SubscriptionRunner } from '../platform/event-store/following/subscription-runner.js';
import { Moment, Parts, Text, Whole, YesOrNo } from '../platform/fields/index.js';
import { Answers, Public, Routes } from '../platform/http/index.js';

@ApiSchema({ name: 'Liveness' })
export class LivenessResponse {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: 'ok';
}

@ApiSchema({ name: 'ViewLag' })
class ViewLagResponse {
  @Text('dashboard-counts') name!: string;
  @Whole(0) eventsBehind!: number;
  @Moment.orNull(null, 'When the oldest waiting event was recorded.') waitingSince!: Instant | null;
  @YesOrNo(false, 'Was put where the log has not come to, and passes by what is recorded until then.')
  beyondLog!: boolean;
}

@ApiSchema({ name: 'Readiness' })
export class ReadinessResponse extends LivenessResponse {
  @Parts(ViewLagResponse, 'The views that follow the log on their own.') views!: ViewLagResponse[];
}

@Routes('health', 'Health')
@Public()
export class HealthController {
  constructor(private readonly subscriptions: SubscriptionRunner) {}

  @Get('live')
  @ApiOperation({ summary: 'Does the process run?', description: 'Says nothing of the database.' })
  @Answers(LivenessResponse, 'The process runs.')
  live(): LivenessResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Can the process serve?',
    description: 'Asks the database; 503 when it does not answer. Also says how far the views behind the log are.',
  })
  @Answers(ReadinessResponse, 'How far the process and its views are.')
  async ready(): Promise<ReadinessResponse> {
    return { status: 'ok', views: [...(await this.subscriptions.lag())] };
  }
}
