import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { LONGEST_IMPORT } from '@rigbook/contracts/responders/import.words';
import { IsBoolean, IsString, MaxLength } from 'class-validator';
import { OptionalNotNull } from '../../platform/http/optional.decorators.js';

@ApiSchema({ name: 'ImportUsers' })
export class ImportRespondersDto {
  @ApiProperty({
    maxLength: LONGEST_IMPORT,
    description:
      'The file itself, with commas, semicolons or tabs; its first row names the columns in English or Hebrew, in any order.',
    example:
      'Unit number,First name,Last name,Email,Phone number,Department\n106,Dana,Levi,dana.levi@example.org,050-000-0106,EMT\n',
  })
  @MaxLength(LONGEST_IMPORT, { message: `csv must be at most ${LONGEST_IMPORT} characters.` })
  @IsString({ message: 'csv must be text.' })
  csv!: string;

  @ApiPropertyOptional({ default: false, description: 'Stores nothing; says what would become of each row.' })
  @OptionalNotNull()
  @IsBoolean({ message: 'dryRun must be true or false.' })
  dryRun?: boolean;
}
