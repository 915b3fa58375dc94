import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';

@ApiSchema({ name: 'Liveness' })
export class LivenessResponse {
  @ApiProperty({ enum: ['ok'], example: 'ok' })
  status!: 'ok';
}

@ApiSchema({ name: 'ViewLag' })
class ViewLagResponse {
  @ApiProperty({ example: 'dashboard-counts' })
  name!: string;
  @ApiProperty({ type: 'integer', example: 0 })
  eventsBehind!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'When the oldest waiting event was recorded.',
  })
  waitingSince!: Instant | null;
  @ApiProperty({
    example: false,
    description: 'Was put where the log has not come to, and passes by what is recorded until then.',
  })
  beyondLog!: boolean;
}

@ApiSchema({ name: 'Readiness' })
export class ReadinessResponse extends LivenessResponse {
  @ApiProperty({ type: [ViewLagResponse], description: 'The views that follow the log on their own.' })
  views!: ViewLagResponse[];
}
