import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { exportFormats, type ExportFormat } from '@rigbook/contracts/audit/export.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { IsIn, IsOptional } from 'class-validator';
import { DaysQuery } from '../../platform/http/days.dto.js';

export class ExportQuery extends DaysQuery {
  @ApiProperty({ enum: exportFormats, enumName: 'ExportFormat' })
  @IsIn(exportFormats, { message: 'format must be csv or jsonl.' })
  format!: ExportFormat;

  @ApiPropertyOptional({ enum: languages, default: 'en', description: "Of a CSV's headings and words." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}
