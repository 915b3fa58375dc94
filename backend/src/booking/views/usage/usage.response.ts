import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { requestRefusalCodes } from '@rigbook/contracts/booking/requesting/refused-request.words';
import type { RequestRefusalCode } from '@rigbook/contracts/booking/requesting/refused-request.words';
import { PEOPLE_IN_USAGE } from '@rigbook/contracts/booking/diary/usage.rules';
import type { BookingId, Day } from '@rigbook/contracts/kernel';
import { CalendarDay, Decimal, example, Id, OneOf, Part, Parts, Text, Whole } from '../../../platform/fields/index.js';
import { BookingResponderResponse } from '../booking-diary/booking.response.js';

@ApiSchema({ name: 'VehicleUsage' })
class VehicleUsageResponse {
  @Id(example.vehicleId) id!: string;
  @Text('ALS1') name!: string;
  @Whole(31, 'All requested bookings.') bookings!: number;
  @Whole(112, 'Of bookings that were approved and not cancelled.') bookedHours!: number;
  @Whole(26, 'Number of check-ins.') shifts!: number;
  @Decimal(101.5, 'From check-in to checkout, of completed shifts.') hoursOut!: number;
}

@ApiSchema({ name: 'RefusalsForReason' })
class RefusalsForReasonResponse {
  @OneOf(requestRefusalCodes, 'RequestRefusalCode', 'WEEKLY_LIMIT_EXCEEDED') code!: RequestRefusalCode;
  @Whole(4) requests!: number;
}

@ApiSchema({ name: 'LapsesOfResponder' })
class LapsesOfResponderResponse {
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Whole(2, 'Bookings that the responder missed: nobody checked in.') missed!: number;
  @Whole(1, 'Vehicles that came back late, or are overdue.') late!: number;
  @Whole(0, 'Emergency takes that the office found to be misuse.') misused!: number;
}

@ApiSchema({ name: 'DecisionTimesOfPerson' })
class TimesOfDeciderResponse {
  @Part(BookingResponderResponse) user!: BookingResponderResponse;
  @Whole(18) decisions!: number;
  @Whole(95) medianMinutes!: number;
  @Whole(1_440) slowestMinutes!: number;
}

/** How long requests waited for an approval or a rejection. */
@ApiSchema({ name: 'DecisionTimes' })
class DecisionTimesResponse {
  @Whole(31) decisions!: number;
  @Whole.orNull(120, 'Null if there were none.') medianMinutes!: number | null;
  @Whole.orNull(1_440) slowestMinutes!: number | null;
  @Id.orNull(example.bookingId, 'The booking that waited longest.') slowestBookingId!: BookingId | null;
  @Whole(1, 'Requests that ended since nobody decided before their start.') undecided!: number;
  @Parts(TimesOfDeciderResponse, `Who decided most of them, at most ${PEOPLE_IN_USAGE}.`)
  people!: TimesOfDeciderResponse[];
}

/** Use of the fleet by bookings that start on some days. */
@ApiSchema({ name: 'Usage' })
export class UsageResponse {
  @CalendarDay('2026-11-01') from!: Day;
  @CalendarDay('2026-11-30') to!: Day;
  @Parts(VehicleUsageResponse, 'Most booked first.') vehicles!: VehicleUsageResponse[];
  @ApiProperty({
    type: 'array',
    items: { type: 'array', items: { type: 'integer' } },
    description: "Booked hours by weekday, Sunday first, and hour of the day, in the organization's time zone.",
  })
  hoursOfWeek!: number[][];
  @Whole(120, 'Booked ones whose start has passed.') begun!: number;
  @Whole(6, 'Those that are not signed.') unsigned!: number;
  @Whole(108, 'Number of check-ins.') shifts!: number;
  @Whole(3, 'Those that came back late or are overdue.') overdue!: number;
  @Parts(
    LapsesOfResponderResponse,
    `Responders with most missed bookings, late returns and misuse of emergency takes, at most ${PEOPLE_IN_USAGE}.`,
  )
  lapses!: LapsesOfResponderResponse[];
  @Part(DecisionTimesResponse) decisionTimes!: DecisionTimesResponse;
  @Parts(RefusalsForReasonResponse, 'Most frequent reason first.') refusals!: RefusalsForReasonResponse[];
}
