import { IntersectionType } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { type BookingStatus, bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import {
  DEFAULT_DIARY_ORDER,
  DIARY_SEARCH_LIMIT,
  type DiaryOrder,
  diaryOrders,
} from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { Instant, VehicleId } from '@rigbook/contracts/kernel';
import { Optional, TakesId, TakesInstant, TakesOneOf, TakesText, Text } from '../../../platform/fields/index.js';
import { PageQuery } from '../../../platform/http/index.js';
import { DiaryAsCountedQuery } from './diary-as-counted.dto.js';

/** Filters and order of the diary. */
export class DiaryQuery extends DiaryAsCountedQuery {
  @Optional()
  @TakesOneOf(bookingStatuses, 'BookingStatus', 'status must be one of the booking statuses.', {
    description: 'Bookings that stand so now.',
  })
  status?: BookingStatus;

  @Optional()
  @TakesId('vehicleId must be the id of a vehicle.', { description: 'Bookings of this vehicle.' })
  vehicleId?: VehicleId;

  @Optional()
  @Text('101', 'Bookings of the responder with this unit number.')
  @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' })
  unitNumber?: string;

  @Optional() @TakesInstant({ description: 'Bookings that start at or after it.' }) from?: Instant;
  @Optional() @TakesInstant({ description: 'Bookings that start before it.' }) to?: Instant;

  @Optional()
  @TakesText(
    DIARY_SEARCH_LIMIT,
    'dana training',
    "Words, at most six, each of which stands in the responder's name, begins the unit number, or stands in the vehicle's name or the purpose.",
  )
  search?: string;

  @Optional()
  @TakesOneOf(diaryOrders, 'DiaryOrder', 'order must be one of the orders of the diary.', {
    default: DEFAULT_DIARY_ORDER,
  })
  order?: DiaryOrder;
}

export class ListDiaryQuery extends IntersectionType(DiaryQuery, PageQuery) {}
