import { Controller, Get, Param, Query, Req } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { vehicleFacts } from '../../../fleet/vehicle-facts/vehicle-facts.query.js';
import { Database } from '../../../platform/database/database.js';
import { Refusal } from '../../../platform/decisions/refusal.js';
import { AdminOnly } from '../../../platform/http/access.decorators.js';
import { IsInstant } from '../../../platform/http/instant.decorator.js';
import type { RigbookRequest } from '../../../platform/http/rigbook-request.js';
import { UuidPipe } from '../../../platform/http/uuid.pipe.js';
import { BookingResponse, toBookingResponse } from '../booking-diary/booking.response.js';
import { affectedBookings } from './affected-bookings.query.js';

class ListAffectedBookingsQuery {
  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'When the vehicle should be back; left out, nobody knows.',
  })
  @IsOptional()
  @IsInstant()
  until?: Instant;
}

@ApiTags('Admin: vehicles')
@Controller('admin/vehicles')
@AdminOnly()
export class ListAffectedBookingsController {
  constructor(private readonly database: Database) {}

  @Get(':id/affected-bookings')
  @ApiOperation({
    summary: 'The bookings that taking a vehicle out of service would hit, earliest first',
    description:
      'Pending and approved ones that begin before `until` and have not ended, and the shift that has it out.',
  })
  @ApiOkResponse({ description: 'The bookings that it would hit; none where it hits nobody.', type: [BookingResponse] })
  async listAffectedBookings(
    @Param('id', new UuidPipe<VehicleId>('VEHICLE_NOT_FOUND')) vehicleId: VehicleId,
    @Query() { until }: ListAffectedBookingsQuery,
    @Req() { receivedAt: now }: RigbookRequest,
  ): Promise<BookingResponse[]> {
    const [vehicle, rows] = await this.database.fetchAll([
      vehicleFacts(vehicleId),
      affectedBookings(vehicleId, { from: now, until: until ?? null }),
    ]);
    if (!vehicle) throw new Refusal('VEHICLE_NOT_FOUND');
    return rows.map((row) => toBookingResponse(row, { reader: 'administrator', now }));
  }
}
