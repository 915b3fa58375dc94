import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import {
  bookingStatuses,
  eligibilityWarnings,
  type BookingStatus,
  type EligibilityWarning,
} from '@rigbook/contracts/booking/booking.words';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { vehicleStatuses, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import type { Day, Instant } from '@rigbook/contracts/kernel/time';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';

const instant = { type: String, format: 'date-time', example: '2026-11-22T22:00:00.000Z' } as const;

@ApiSchema({ name: 'WeekWithBooking' })
class WeekWithBookingResponse {
  @ApiProperty({ type: String, format: 'date', example: '2026-11-22', description: 'A Sunday.' })
  weekStartsOn!: Day;
  @ApiProperty({ type: 'integer', example: 4, description: 'Hours of this booking in that week.' })
  hoursOfBooking!: number;
  @ApiProperty({ type: 'integer', example: 16, description: "Hours of all of the responder's bookings, this one too." })
  hoursInAll!: number;
}

@ApiSchema({ name: 'Neighbour' })
class NeighbourResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '0197f1c2-0b02-7000-8000-000000000b02' })
  bookingId!: BookingId;
  @ApiProperty({ enum: bookingStatuses, enumName: 'BookingStatus' })
  status!: BookingStatus;
  @ApiProperty({ ...instant, description: 'From when on it holds the vehicle.' })
  startTime!: Instant;
  @ApiProperty({ ...instant, description: 'Until when it holds the vehicle; the return, where that was earlier.' })
  endTime!: Instant;
  @ApiProperty({ type: BookingResponderResponse })
  user!: BookingResponderResponse;
}

/** What a decision about a booking rests on. */
@ApiSchema({ name: 'Circumstances' })
export class CircumstancesResponse {
  @ApiProperty({ enum: eligibilityWarnings, enumName: 'EligibilityWarning', isArray: true })
  eligibilityWarnings!: EligibilityWarning[];
  @ApiProperty({ type: 'integer', example: WEEKLY_HOURS_LIMIT, description: 'Hours that may be booked in a week.' })
  limit!: number;
  @ApiProperty({
    type: [WeekWithBookingResponse],
    description: 'The weeks in which the booking counts; none once it was rejected or cancelled.',
  })
  weeks!: WeekWithBookingResponse[];
  @ApiProperty({
    enum: vehicleStatuses,
    enumName: 'VehicleStatus',
    nullable: true,
    description: 'Without the shift that may have it now, which stands against no later one. Null once it is retired.',
  })
  vehicleStatus!: VehicleStatus | null;
  @ApiProperty({ ...instant, description: 'Midnight before the booking, in the zone of the organisation.' })
  dayStartsAt!: Instant;
  @ApiProperty({ ...instant, description: 'Midnight after the booking.' })
  dayEndsAt!: Instant;
  @ApiProperty({ type: [NeighbourResponse], description: 'Who else has the vehicle from one midnight to the other.' })
  neighbours!: NeighbourResponse[];
}
