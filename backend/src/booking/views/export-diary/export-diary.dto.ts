import { ApiPropertyOptional } from '@nestjs/swagger';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { IsIn, IsOptional } from 'class-validator';
import { DiaryQuery } from '../booking-diary/list-diary.dto.js';

export class ExportDiaryQuery extends DiaryQuery {
  @ApiPropertyOptional({ enum: languages, description: "Of the headings; the organisation's unless given." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}
