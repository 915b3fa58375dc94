import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { LONGEST_FINES_FILE } from '@rigbook/contracts/audit/fines.rules';
import { IsString, MaxLength } from 'class-validator';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';

/** One fine by its vehicle and time, or a file of them. */
@ApiSchema({ name: 'AskCustody' })
export class CustodyDto {
  @ApiProperty({ required: false, maxLength: 80, example: '12-345-67', description: 'A plate number or a name.' })
  @OptionalNotNull()
  @MaxLength(80, { message: 'vehicle must be at most 80 characters.' })
  @IsString({ message: 'vehicle must be text.' })
  vehicle?: string;

  @ApiProperty({
    required: false,
    maxLength: 40,
    example: '2026-11-23 18:05',
    description: "On the organisation's clocks.",
  })
  @OptionalNotNull()
  @MaxLength(40, { message: 'time must be at most 40 characters.' })
  @IsString({ message: 'time must be text.' })
  time?: string;

  @ApiProperty({
    required: false,
    maxLength: LONGEST_FINES_FILE,
    example: 'vehicle,time\n12-345-67,2026-11-23 18:05\n',
    description: 'Instead: a CSV with the columns "vehicle" (a plate or a name) and "time", at most 500 fines.',
  })
  @OptionalNotNull()
  @MaxLength(LONGEST_FINES_FILE, { message: `csv must be at most ${LONGEST_FINES_FILE} characters.` })
  @IsString({ message: 'csv must be text.' })
  csv?: string;
}
