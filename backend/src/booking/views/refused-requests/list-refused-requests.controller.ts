import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import {
  REFUSED_REQUEST_KEPT_DAYS,
  type RequestRefusalCode,
  requestRefusalCodes,
} from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { Database } from '../../../platform/database/index.js';
import {
  AdminOnly,
  ApiPage,
  IsId,
  IsInstant,
  mapPage,
  PageQuery,
  pageRequest,
  SignedIn,
} from '../../../platform/http/index.js';
import type { Caller, Page } from '../../../platform/http/index.js';
import { RefusedRequestResponse, toRefusedRequest } from './refused-request.response.js';
import { refusedRequestsPage } from './refused-requests-page.query.js';

class ListRefusedRequestsQuery extends PageQuery {
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

@ApiTags('Admin: bookings')
@Controller('admin/refused-requests')
@AdminOnly()
export class ListRefusedRequestsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List refused requests',
    description: `Whose requests for a vehicle were refused and why, latest first, narrowed by what is given. Kept for ${REFUSED_REQUEST_KEPT_DAYS} days.`,
  })
  @ApiPage(RefusedRequestResponse)
  async listRefusedRequests(
    @Query() query: ListRefusedRequestsQuery,
    @SignedIn() { zone }: Caller,
  ): Promise<Page<RefusedRequestResponse>> {
    const page = await this.database.fetch(refusedRequestsPage(query, pageRequest(query)));
    return mapPage(page, (row) => toRefusedRequest(row, zone));
  }
}
