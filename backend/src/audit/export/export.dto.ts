import type { Day, Period, Zone } from '@rigbook/contracts/kernel/time';
import type { PipeTransform } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { DaysQuery } from '../../platform/http/days.dto.js';
import { IsIn, IsOptional } from 'class-validator';
import { Refusal } from '../../platform/decisions/refusal.js';
import { addDays, startOfDay } from '@rigbook/contracts/kernel/calendar';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import {
  exportFormats,
  exportSubjects,
  type ExportFormat,
  type ExportSubject,
} from '@rigbook/contracts/audit/export.words';

export class ExportQuery extends DaysQuery {
  @ApiProperty({ enum: exportFormats, enumName: 'ExportFormat' })
  @IsIn(exportFormats, { message: 'format must be csv or jsonl.' })
  format!: ExportFormat;

  @ApiPropertyOptional({ enum: languages, default: 'en', description: "Of a CSV's headings and words." })
  @IsOptional()
  @IsIn(languages, { message: 'language must be en or he.' })
  language?: Language;
}

/** Anything else is an address where nothing is. */
export class ExportSubjectPipe implements PipeTransform<string, ExportSubject> {
  transform(value: string): ExportSubject {
    const subject = exportSubjects.find((each) => each === value);
    if (!subject) throw new Refusal('NOT_FOUND');
    return subject;
  }
}

/** From the first day's midnight to the end of the last one. @throws Refusal where they lie the wrong way round */
export function daysAskedFor({ from, to }: { from: Day; to: Day }, zone: Zone): Period {
  if (to < from)
    throw new Refusal('VALIDATION_FAILED', { errors: [{ field: 'to', message: 'to must not lie before from.' }] });
  return { startAt: startOfDay(from, zone), endAt: startOfDay(addDays(to, 1), zone) };
}
