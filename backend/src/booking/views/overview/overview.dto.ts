import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OVERVIEW_MOST_DAYS } from '@rigbook/contracts/booking/booking.limits';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { FleetVehicleResponse } from '../../../fleet/admin-fleet/fleet-vehicle.response.js';
import { IsInstant } from '../../../platform/http/instant.decorator.js';
import { BookingResponse } from '../booking-diary/booking.response.js';

export class OverviewQuery {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-21T22:00:00.000Z' })
  @IsInstant()
  from!: Instant;

  @ApiProperty({
    type: String,
    format: 'date-time',
    example: '2026-11-22T22:00:00.000Z',
    description: `At most ${OVERVIEW_MOST_DAYS} days after \`from\`.`,
  })
  @IsInstant()
  to!: Instant;
}

@ApiSchema({ name: 'Overview' })
export class OverviewResponse {
  @ApiProperty({ type: [FleetVehicleResponse], description: 'The fleet as it is now, by name.' })
  vehicles!: FleetVehicleResponse[];
  @ApiProperty({ type: [BookingResponse], description: 'By their starts; neither rejected nor cancelled ones.' })
  bookings!: BookingResponse[];
}
