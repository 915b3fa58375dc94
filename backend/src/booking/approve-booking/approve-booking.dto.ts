import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsBoolean, IsOptional } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';

@ApiSchema({ name: 'DecideBooking' })
export class DecideBookingDto {
  @ApiProperty({ description: 'False rejects.', example: true })
  @IsBoolean({ message: 'approved must be true or false.' })
  approved!: boolean;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.adminNotes,
    example: 'Keys are in box 2.',
  })
  @IsOptional()
  @IsFreeText(textLimits.adminNotes)
  adminNotes?: string | null;
}
