import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';

@ApiSchema({ name: 'CancelBooking' })
export class CancelBookingDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.reason,
    example: 'The vehicle is needed elsewhere.',
  })
  @IsOptional()
  @IsFreeText(textLimits.reason)
  reason?: string | null;
}
