import { ApiSchema } from '@nestjs/swagger';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { isGood, type CheckedRow } from '@rigbook/contracts/responders/import.rules';
import { importColumns } from '@rigbook/contracts/responders/import.words';
import type { UserForm, UserFormField } from '@rigbook/contracts/responders/user-form.rules';
import { OneOf, Part, Parts, Text, Texts, Whole, YesOrNo } from '../../platform/fields/index.js';

@ApiSchema({ name: 'ImportedFields' })
class ImportedFields implements UserForm {
  @Text('106') unitNumber!: string;
  @Text('Dana') firstName!: string;
  @Text('Levi') lastName!: string;
  @Text('dana.levi@example.org') email!: string;
  @Text('050-000-0106') phoneNumber!: string;
  @Text('0106') phoneLastFour!: string;
  @Text('EMT') department!: string;
}

@ApiSchema({ name: 'ImportProblem' })
class ImportProblemResponse {
  @OneOf.orNull(importColumns, 'ImportColumn', { description: 'Null: the whole row.' }) field!: UserFormField | null;
  @Text('Unit number must be 3 digits') message!: string;
}

@ApiSchema({ name: 'ImportRow' })
class ImportRowResponse {
  @Whole(2, 'The line of the file.') line!: number;
  @Text.orNull({ pattern: '^[0-9]{3}$', example: '106', description: 'Null: empty.' }) unitNumber!: string | null;
  @Part.orNull(ImportedFields, 'As read; only in a dry run, since stored answers must not contain personal data.')
  fields!: UserForm | null;
  @Parts(ImportProblemResponse, 'Empty for a valid row.') problems!: ImportProblemResponse[];
}

@ApiSchema({ name: 'UserImport' })
export class ImportResponse {
  @YesOrNo(false, 'Nothing was stored.') dryRun!: boolean;
  @Whole(1, 'Number of users that were registered, or would be.') registered!: number;
  @Texts(['Birthday'], 'Columns that are ignored.') unreadColumns!: string[];
  @Parts(ImportRowResponse) rows!: ImportRowResponse[];
}

export const toImport = (
  rows: readonly CheckedRow[],
  { dryRun, unreadColumns }: { readonly dryRun: boolean; readonly unreadColumns: readonly string[] },
): ImportResponse => ({
  dryRun,
  registered: rows.filter(isGood).length,
  unreadColumns: [...unreadColumns],
  rows: rows.map(({ line, form, problems }) => ({
    line,
    unitNumber: isUnitNumber(form.unitNumber) ? form.unitNumber : null,
    fields: dryRun ? form : null,
    problems: [...problems],
  })),
});
