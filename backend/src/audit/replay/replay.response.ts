import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { DashboardResponse } from '../../booking/views/dashboard/dashboard.response.js';
import { FleetVehicleResponse } from '../../fleet/admin-fleet/fleet-vehicle.response.js';

@ApiSchema({ name: 'BookingBeforeAndNow' })
class BookingBeforeAndNow {
  @ApiProperty({ type: BookingResponse, nullable: true, description: 'Null where it was requested later.' })
  before!: BookingResponse | null;
  @ApiProperty({ type: BookingResponse })
  now!: BookingResponse;
}

@ApiSchema({ name: 'VehicleBeforeAndNow' })
class VehicleBeforeAndNow {
  @ApiProperty({ type: FleetVehicleResponse, nullable: true, description: 'Null where it was added later.' })
  before!: FleetVehicleResponse | null;
  @ApiProperty({ type: FleetVehicleResponse, nullable: true, description: 'Null where it has left the fleet.' })
  now!: FleetVehicleResponse | null;
}

@ApiSchema({ name: 'CountsBeforeAndNow' })
class CountsBeforeAndNow {
  @ApiProperty({ type: DashboardResponse })
  before!: DashboardResponse;
  @ApiProperty({ type: DashboardResponse })
  now!: DashboardResponse;
}

/** How things stood at a moment, each beside how it stands now. */
@ApiSchema({ name: 'Replay' })
export class ReplayResponse {
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T06:00:00.000Z' })
  asOf!: Instant;
  @ApiProperty({ type: 'integer', example: 1042, description: 'How many events were replayed.' })
  events!: number;
  @ApiProperty({ type: [BookingBeforeAndNow], description: 'Bookings that start in the days, earliest first.' })
  bookings!: BookingBeforeAndNow[];
  @ApiProperty({ example: false, description: 'More bookings start in these days than are told: ask for fewer days.' })
  hasMore!: boolean;
  @ApiProperty({ type: [VehicleBeforeAndNow] })
  vehicles!: VehicleBeforeAndNow[];
  @ApiProperty({ type: CountsBeforeAndNow })
  counts!: CountsBeforeAndNow;
}
