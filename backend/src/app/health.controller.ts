import { Get } from '@nestjs/common';
import { ApiOperation, ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { lastBackup } from '../platform/backup/backup-run.statements.js';
import { Database } from '../platform/database/index.js';
import { SubscriptionRunner } from '../platform/event-store/following/subscription-runner.js';
import { Moment, Parts, Text, Whole, YesOrNo } from '../platform/fields/index.js';
import { Refusal } from '../platform/decisions/index.js';
import { Answers, Public, Routes } from '../platform/http/index.js';
import { Refuses } from '../platform/http/openapi/refuses.decorators.js';
import { Stopping } from './running/stopping.js';

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
  @YesOrNo(false, 'Its checkpoint is beyond the end of the log, so events before it would be skipped.')
  beyondLog!: boolean;
}

@ApiSchema({ name: 'Readiness' })
export class ReadinessResponse extends LivenessResponse {
  @Parts(ViewLagResponse, 'The eventual views.') views!: ViewLagResponse[];
  @Moment.orNull(null, 'When the newest scheduled backup was complete. Null before the first.')
  lastBackupAt!: Instant | null;
}

@Routes('health', 'Health')
@Public()
export class HealthController {
  constructor(
    private readonly subscriptions: SubscriptionRunner,
    private readonly database: Database,
    private readonly stopping: Stopping,
  ) {}

  @Get('live')
  @ApiOperation({ summary: 'Check that the process runs', description: 'Does not check the database.' })
  @Answers(LivenessResponse, 'The process runs.')
  live(): LivenessResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOperation({
    summary: 'Check that the process can serve requests',
    description:
      'Checks the database; 503 if it does not answer, and while the process stops. Also reports the lag of the views and the last backup.',
  })
  @Answers(ReadinessResponse, 'The state of the process, the lag of its views and the last backup.')
  @Refuses('STOPPING')
  async ready(): Promise<ReadinessResponse> {
    if (this.stopping.hasBegun) throw new Refusal('STOPPING');
    const [lag, lastBackupAt] = await this.database.fetchAll([this.subscriptions.lag(), lastBackup()]);
    return { status: 'ok', views: [...lag], lastBackupAt };
  }
}
