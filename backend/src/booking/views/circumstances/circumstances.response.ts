import { ApiSchema } from '@nestjs/swagger';
import { bookingStatuses, eligibilityWarnings } from '@rigbook/contracts/booking/booking.words';
import type { BookingStatus, EligibilityWarning } from '@rigbook/contracts/booking/booking.words';
import { lapseWarning } from '@rigbook/contracts/booking/lapses.rules';
import { WEEKLY_HOURS_LIMIT } from '@rigbook/contracts/booking/booking.limits';
import { reinstateObstacles, type ReinstateObstacle } from '@rigbook/contracts/booking/release.words';
import { vehicleStatuses, type VehicleStatus } from '@rigbook/contracts/fleet/fleet.words';
import type { BookingId, Day, Instant } from '@rigbook/contracts/kernel';
import { CalendarDay, Id, Moment, OneOf, Part, Parts, SomeOf, Whole, YesOrNo } from '../../../platform/fields/index.js';
import { ShortfallResponse } from '../vehicle-coverage/coverage.response.js';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';

@ApiSchema({ name: 'WeekWithBooking' })
class WeekWithBookingResponse {
  @CalendarDay('2026-11-22', 'A Sunday.') weekStartsOn!: Day;
  @Whole(4, 'Hours of this booking in that week.') hoursOfBooking!: number;
  @Whole(16, 'Hours of all bookings of the responder, including this one.') hoursInAll!: number;
}

@ApiSchema({ name: 'Neighbour' })
class NeighbourResponse {
  @Id('0197f1c2-0b02-7000-8000-000000000b02') bookingId!: BookingId;
  @OneOf(bookingStatuses, 'BookingStatus') status!: BookingStatus;
  @Moment('2026-11-22T22:00:00.000Z', 'Start of the time in which it holds the vehicle.') startTime!: Instant;
  @Moment('2026-11-22T22:00:00.000Z', 'End of the time in which it holds the vehicle; the return if earlier.')
  endTime!: Instant;
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
}

@ApiSchema({ name: 'Lapses' })
class LapsesResponse {
  @Whole(1, 'Bookings that the responder missed: nobody checked in.') missed!: number;
  @Whole(2, 'Vehicles that came back late, or are overdue.') late!: number;
  @Whole(0, 'Emergency takes that the office found to be misuse.') misused!: number;
  @YesOrNo(true, 'Whether they are as many as the settings ask for a warning.') isWarning!: boolean;
}

/** Facts for a decision about a booking. */
@ApiSchema({ name: 'Circumstances' })
export class CircumstancesResponse {
  @SomeOf(eligibilityWarnings, 'EligibilityWarning') eligibilityWarnings!: EligibilityWarning[];
  @Whole(WEEKLY_HOURS_LIMIT, 'Hours that may be booked in a week.') limit!: number;
  @Parts(WeekWithBookingResponse, 'The weeks in which the booking counts; none if it was rejected or cancelled.')
  weeks!: WeekWithBookingResponse[];
  @Part(LapsesResponse, `Of the responder, in the last ${lapseWarning.days} days.`) lapses!: LapsesResponse;
  @OneOf.orNull(reinstateObstacles, 'ReinstateObstacle', {
    description:
      'Of a released booking: what keeps it from being reinstated. Null if nothing does, or its status or end does.',
  })
  reinstateObstacle!: ReinstateObstacle | null;
  @OneOf.orNull(vehicleStatuses, 'VehicleStatus', {
    description: 'Ignores a current shift, which does not prevent a later one. Null if it is retired.',
  })
  vehicleStatus!: VehicleStatus | null;
  @Moment.orNull('2026-11-23T06:00:00.000Z', 'Expected end of maintenance. Null if unknown or not in maintenance.')
  maintenanceUntil!: Instant | null;
  @Parts(
    ShortfallResponse,
    'Of a request, or of an extension that waits: hours in which approving it leaves fewer vehicles of its type than a floor asks for.',
  )
  belowFloors!: ShortfallResponse[];
  @Moment('2026-11-22T22:00:00.000Z', "Midnight before the booking, in the organization's time zone.")
  dayStartsAt!: Instant;
  @Moment('2026-11-22T22:00:00.000Z', 'Midnight after the booking.') dayEndsAt!: Instant;
  @Parts(NeighbourResponse, 'Other bookings of the vehicle between these midnights.')
  neighbours!: NeighbourResponse[];
}
