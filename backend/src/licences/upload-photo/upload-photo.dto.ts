import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsString, Max, MaxLength, Min } from 'class-validator';

const LATEST = Date.parse('9999-01-01T00:00:00Z');
const message = 'The address must be one that was given out for an upload.';

/** The terms of an upload link, as it states them. */
export class UploadPhotoQuery {
  @ApiProperty({ type: 'integer', example: 1795363200000, description: 'As the link states it.' })
  @Type(() => Number)
  @Max(LATEST, { message })
  @Min(0, { message })
  @IsInt({ message })
  expires!: number;

  @ApiProperty({ example: '3xJ0cQn5V3q2o1mYk1c7f0m5mJm3b8o2v9wq1d4t6yA', description: 'As the link states it.' })
  @MaxLength(100, { message })
  @IsString({ message })
  signature!: string;
}
