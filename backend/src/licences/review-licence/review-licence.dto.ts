import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { textLimits } from '@rigbook/contracts/kernel/text';
import { licenceDecisions, type LicenceDecision } from '@rigbook/contracts/licences/licence.words';
import { IsIn, IsOptional } from 'class-validator';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';

@ApiSchema({ name: 'ReviewLicence' })
export class ReviewLicenceDto {
  @ApiProperty({ enum: licenceDecisions, enumName: 'LicenceDecision', example: 'approved' })
  @IsIn(licenceDecisions, { message: `status must be ${licenceDecisions.join(' or ')}.` })
  status!: LicenceDecision;

  @ApiPropertyOptional({
    type: String,
    nullable: true,
    maxLength: textLimits.notes,
    description: 'Its responder reads them.',
    example: 'The back is blurred.',
  })
  @IsOptional()
  @IsFreeText(textLimits.notes)
  notes?: string | null;
}
