import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { statusesAnAdminMaySet, type StatusAnAdminMaySet } from '@rigbook/contracts/booking/booking.words';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';

@ApiSchema({ name: 'SetBookingStatus' })
export class SetBookingStatusDto {
  @ApiProperty({ enum: statusesAnAdminMaySet, example: 'approved' })
  @IsIn(statusesAnAdminMaySet, { message: 'status must be approved, rejected or cancelled.' })
  status!: StatusAnAdminMaySet;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.reason,
    example: 'Needed elsewhere',
    description: 'The note of an approval, the reason of the other two.',
  })
  @IsOptional()
  @IsFreeText(textLimits.reason)
  reason?: string | null;
}
