import type { PipeTransform } from '@nestjs/common';
import { exportSubjects, type ExportSubject } from '@rigbook/contracts/audit/export.words';
import { Refusal } from '../../platform/decisions/refusal.js';

/** Anything else is an address where nothing is. */
export class ExportSubjectPipe implements PipeTransform<string, ExportSubject> {
  transform(value: string): ExportSubject {
    const subject = exportSubjects.find((each) => each === value);
    if (!subject) throw new Refusal('NOT_FOUND');
    return subject;
  }
}
