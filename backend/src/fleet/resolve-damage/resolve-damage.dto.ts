import { ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional } from 'class-validator';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';

@ApiSchema({ name: 'ResolveDamage' })
export class ResolveDamageDto {
  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.notes,
    example: 'Painted over at the garage.',
  })
  @IsOptional()
  @IsFreeText(textLimits.notes)
  note?: string | null;
}
