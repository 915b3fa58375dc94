import { ApiPropertyOptional } from '@nestjs/swagger';
import {
  requestRefusalCodes,
  type RequestRefusalCode,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { IsId } from '../../../platform/http/id.decorator.js';
import { IsInstant } from '../../../platform/http/instant.decorator.js';
import { PageQuery } from '../../../platform/http/page.js';

export class ListRefusedRequestsQuery extends PageQuery {
  @ApiPropertyOptional({ enum: requestRefusalCodes, enumName: 'RequestRefusalCode' })
  @IsOptional()
  @IsIn(requestRefusalCodes, { message: 'code must be a reason for which requests are refused.' })
  code?: RequestRefusalCode;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId('vehicleId must be the id of a vehicle.')
  vehicleId?: VehicleId;

  @ApiPropertyOptional({ example: '101' })
  @IsOptional()
  @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' })
  unitNumber?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Refused at or after it.' })
  @IsOptional()
  @IsInstant()
  from?: Instant;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Refused before it.' })
  @IsOptional()
  @IsInstant()
  to?: Instant;
}
