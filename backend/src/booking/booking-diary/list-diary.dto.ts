import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { bookingStatuses, type BookingStatus } from '@rigbook/contracts/booking/booking.words';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsId } from '../../platform/http/id.decorator.js';
import { IsInstant } from '../../platform/http/instant.decorator.js';
import { PageQuery } from '../../platform/http/page.js';

export class ListDiaryQuery extends PageQuery {
  @ApiPropertyOptional({ enum: bookingStatuses, enumName: 'BookingStatus' })
  @IsOptional()
  @IsIn(bookingStatuses, { message: 'status must be one of the booking statuses.' })
  status?: BookingStatus;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId('vehicleId must be the id of a vehicle.')
  vehicleId?: VehicleId;

  @ApiPropertyOptional({ example: '101' })
  @IsOptional()
  @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' })
  unitNumber?: string;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Bookings that start at or after it.' })
  @IsOptional()
  @IsInstant()
  from?: Instant;

  @ApiPropertyOptional({ type: String, format: 'date-time', description: 'Bookings that start before it.' })
  @IsOptional()
  @IsInstant()
  to?: Instant;
}
