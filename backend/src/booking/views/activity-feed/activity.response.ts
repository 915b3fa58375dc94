import { ApiSchema } from '@nestjs/swagger';
import { activityCodes, activityInWords } from '@rigbook/contracts/activity/activity.words';
import type { Activity, ActivityCode } from '@rigbook/contracts/activity/activity.words';
import type { BookingId, Instant, Zone } from '@rigbook/contracts/kernel';
import { example, Id, Moment, OneOf, Part, Text } from '../../../platform/fields/index.js';
import type { ActivityRow } from './activity-page.query.js';

@ApiSchema({ name: 'ActivityBooking' })
class ActivityBookingResponse {
  @Id('0197f1c2-0b01-7000-8000-000000000b01') id!: BookingId;
  @Text('ALS1') vehicleName!: string;
  @Moment('2026-11-23T16:00:00.000Z') startTime!: Instant;
  @Moment('2026-11-23T20:00:00.000Z') endTime!: Instant;
}

/** Something that happened to the caller. */
@ApiSchema({ name: 'Activity' })
export class ActivityResponse {
  @Id(example.eventId) id!: string;
  @OneOf(activityCodes, 'ActivityCode', 'booking-approved') code!: ActivityCode;
  @Moment('2026-11-22T08:05:00.000Z') happenedAt!: Instant;
  @Text({
    description: 'In English. Use `code` and `booking` to word it in another language.',
    example: 'Booking approved: ALS1, Mon 23 Nov, 18:00 - 22:00 (4 hours).',
  })
  sentence!: string;
  @Part.orNull(ActivityBookingResponse, 'Null if it is about the license.') booking!: ActivityBookingResponse | null;
}

export function toActivity(row: ActivityRow, zone: Zone): ActivityResponse {
  const booking = bookingOf(row);
  const activity = {
    code: row.code,
    booking: booking && { vehicleName: booking.vehicleName, startAt: booking.startTime, endAt: booking.endTime },
  } as Activity;
  return {
    id: row.eventId,
    code: row.code,
    happenedAt: row.happenedAt,
    sentence: activityInWords(activity, zone),
    booking,
  };
}

function bookingOf({ bookingId, vehicleName, startAt, endAt }: ActivityRow): ActivityBookingResponse | null {
  if (bookingId === null || vehicleName === null || startAt === null || endAt === null) return null;
  return {
    id: bookingId,
    vehicleName: vehicleName,
    startTime: startAt,
    endTime: endAt,
  };
}
