import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsDefined, IsObject, ValidateNested } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel';
import { Part, TakesFilledText } from '../../../platform/fields/index.js';
import { BookingSeenDto } from '../booking-seen.js';
import { RequestBookingDto } from '../request-booking/request-booking.dto.js';

/** The booking as it is to be. */
@ApiSchema({ name: 'ChangeBooking' })
export class ChangeBookingDto extends RequestBookingDto {
  @Part(BookingSeenDto, {
    description: 'Vehicle and hours before the change, as read. If the booking has others by now, nothing changes.',
  })
  @IsDefined({ message: 'seen must hold the vehicle and hours before the change.' })
  @IsObject({ message: 'seen must hold the vehicle and hours before the change.' })
  @ValidateNested()
  @Type(() => BookingSeenDto)
  seen!: BookingSeenDto;
}

@ApiSchema({ name: 'ChangeBookingAsAdmin' })
export class ChangeBookingAsAdminDto extends ChangeBookingDto {
  @TakesFilledText(textLimits.reason, 'Please say why the booking changes.', 'The vehicle is needed elsewhere.')
  reason!: string;
}
