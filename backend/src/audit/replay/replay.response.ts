import { ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel';
import { Moment, Part, Parts, Whole, YesOrNo } from '../../platform/fields/index.js';
import { BookingResponse } from '../../booking/views/booking-diary/booking.response.js';
import { DashboardResponse } from '../../booking/views/dashboard/dashboard.response.js';
import { FleetVehicleResponse } from '../../fleet/admin-fleet/fleet-vehicle.response.js';

@ApiSchema({ name: 'BookingBeforeAndNow' })
class BookingBeforeAndNow {
  @Part.orNull(BookingResponse, 'Null if it was requested later.') before!: BookingResponse | null;
  @Part(BookingResponse) now!: BookingResponse;
}

@ApiSchema({ name: 'VehicleBeforeAndNow' })
class VehicleBeforeAndNow {
  @Part.orNull(FleetVehicleResponse, 'Null if it was added later.') before!: FleetVehicleResponse | null;
  @Part.orNull(FleetVehicleResponse, 'Null if it has left the fleet.') now!: FleetVehicleResponse | null;
  @Whole.orNull(null, 'Kilometers to which the reading that counted then was corrected since; null if it stands.')
  correctedMileage!: number | null;
}

@ApiSchema({ name: 'CountsBeforeAndNow' })
class CountsBeforeAndNow {
  @Part(DashboardResponse) before!: DashboardResponse;
  @Part(DashboardResponse) now!: DashboardResponse;
}

/** The state at a moment, paired with the current state. */
@ApiSchema({ name: 'Replay' })
export class ReplayResponse {
  @Moment('2026-11-22T06:00:00.000Z') asOf!: Instant;
  @Whole(1042, 'Number of replayed events.') events!: number;
  @Parts(BookingBeforeAndNow, 'Bookings that start on these days, earliest first.') bookings!: BookingBeforeAndNow[];
  @YesOrNo(false, 'Not all bookings of these days are included: request fewer days.') hasMore!: boolean;
  @Parts(VehicleBeforeAndNow) vehicles!: VehicleBeforeAndNow[];
  @Part(CountsBeforeAndNow) counts!: CountsBeforeAndNow;
}
