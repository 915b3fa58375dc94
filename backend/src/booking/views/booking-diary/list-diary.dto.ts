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
import {
  Optional,
  TakesId,
  TakesInstant,
  TakesOneOf,
  TakesText,
  Text,
  TrueOrAbsent,
} from '../../../platform/fields/index.js';
import { PageQuery } from '../../../platform/http/index.js';
import { CountedFilterQuery } from './counted-filter.dto.js';

/** Filters and order of the diary. */
export class DiaryQuery extends CountedFilterQuery {
  @Optional()
  @TakesOneOf(bookingStatuses, 'BookingStatus', 'status must be one of the booking statuses.', {
    description: 'Bookings with this status.',
  })
  status?: BookingStatus;

  @Optional()
  @TakesId('vehicleId must be the id of a vehicle.', { description: 'Bookings of this vehicle.' })
  vehicleId?: VehicleId;

  @Optional()
  @Text('101', 'Bookings of the responder with this unit number.')
  @Matches(/^\d{3}$/, { message: 'unitNumber must be 3 digits.' })
  unitNumber?: string;

  @Optional() @TakesInstant({ description: 'Bookings that start at or after this time.' }) from?: Instant;
  @Optional() @TakesInstant({ description: 'Bookings that start before this time.' }) to?: Instant;

  @TrueOrAbsent('Only emergency takes that wait for a review.') reviewDue?: true;

  @Optional()
  @TakesText(
    DIARY_SEARCH_LIMIT,
    'dana training',
    "Up to six words. Each must occur in the responder's name, the vehicle's name or the purpose, or begin the unit number.",
  )
  search?: string;

  @Optional()
  @TakesOneOf(diaryOrders, 'DiaryOrder', 'order must be one of the orders of the diary.', {
    default: DEFAULT_DIARY_ORDER,
  })
  order?: DiaryOrder;
}

export class ListDiaryQuery extends IntersectionType(DiaryQuery, PageQuery) {}
