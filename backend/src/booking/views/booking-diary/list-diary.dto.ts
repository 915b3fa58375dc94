import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { type BookingStatus, bookingStatuses } from '@rigbook/contracts/booking/booking.words';
import {
  DEFAULT_DIARY_ORDER,
  DIARY_SEARCH_LIMIT,
  type DiaryOrder,
  diaryOrders,
} from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { VehicleId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { IsFreeText, IsId, IsInstant, PageQuery } from '../../../platform/http/index.js';
import { DiaryAsCountedQuery } from './diary-as-counted.dto.js';

/** What the diary is narrowed by, and in which order it is read. */
export class DiaryQuery extends DiaryAsCountedQuery {
  @ApiPropertyOptional({ enum: bookingStatuses, enumName: 'BookingStatus', description: 'Bookings that stand so now.' })
  @IsOptional()
  @IsIn(bookingStatuses, { message: 'status must be one of the booking statuses.' })
  status?: BookingStatus;

  @ApiPropertyOptional({ type: String, format: 'uuid', description: 'Bookings of this vehicle.' })
  @IsOptional()
  @IsId('vehicleId must be the id of a vehicle.')
  vehicleId?: VehicleId;

  @ApiPropertyOptional({ example: '101', description: 'Bookings of the responder with this unit number.' })
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

  @ApiPropertyOptional({
    maxLength: DIARY_SEARCH_LIMIT,
    example: 'dana training',
    description:
      "Words, at most six, each of which stands in the responder's name, begins the unit number, or stands in the vehicle's name or the purpose.",
  })
  @IsOptional()
  @IsFreeText(DIARY_SEARCH_LIMIT)
  search?: string;

  @ApiPropertyOptional({ enum: diaryOrders, enumName: 'DiaryOrder', default: DEFAULT_DIARY_ORDER })
  @IsOptional()
  @IsIn(diaryOrders, { message: 'order must be one of the orders of the diary.' })
  order?: DiaryOrder;
}

export class ListDiaryQuery extends IntersectionType(DiaryQuery, PageQuery) {}
