import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsInstant } from '../../../platform/http/instant.decorator.js';

export class ListAffectedBookingsQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When the vehicle should be back; left out, nobody knows.',
  })
  @IsOptional()
  @IsInstant()
  until?: Instant;
}
