import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { isUnitNumber } from '@rigbook/contracts/auth/auth.rules';
import { isGood, type CheckedRow } from '@rigbook/contracts/responders/import.rules';
import { importColumns } from '@rigbook/contracts/responders/import.words';
import type { UserForm, UserFormField } from '@rigbook/contracts/responders/user-form.rules';

@ApiSchema({ name: 'ImportedFields' })
class ImportedFields implements UserForm {
  @ApiProperty({ example: '106' })
  unitNumber!: string;
  @ApiProperty({ example: 'Dana' })
  firstName!: string;
  @ApiProperty({ example: 'Levi' })
  lastName!: string;
  @ApiProperty({ example: 'dana.levi@example.org' })
  email!: string;
  @ApiProperty({ example: '050-000-0106' })
  phoneNumber!: string;
  @ApiProperty({ example: '0106' })
  phoneLastFour!: string;
  @ApiProperty({ example: 'EMT' })
  department!: string;
}

@ApiSchema({ name: 'ImportProblem' })
class ImportProblemResponse {
  @ApiProperty({ enum: importColumns, enumName: 'ImportColumn', nullable: true, description: 'Null: the whole row.' })
  field!: UserFormField | null;
  @ApiProperty({ example: 'Unit number must be 3 digits' })
  message!: string;
}

@ApiSchema({ name: 'ImportRow' })
class ImportRowResponse {
  @ApiProperty({ type: 'integer', example: 2, description: 'The line of the file.' })
  line!: number;
  @ApiProperty({
    type: String,
    nullable: true,
    pattern: '^[0-9]{3}$',
    example: '106',
    description: 'Null: it is none.',
  })
  unitNumber!: string | null;
  @ApiProperty({
    type: ImportedFields,
    nullable: true,
    description: 'As read; only in a dry run, since an answer that is kept for repeats holds nothing personal.',
  })
  fields!: UserForm | null;
  @ApiProperty({ type: [ImportProblemResponse], description: 'Empty for a row that is good.' })
  problems!: ImportProblemResponse[];
}

@ApiSchema({ name: 'UserImport' })
export class ImportResponse {
  @ApiProperty({ example: false, description: 'Nothing was stored.' })
  dryRun!: boolean;
  @ApiProperty({ type: 'integer', example: 1, description: 'How many users were registered, or would be.' })
  registered!: number;
  @ApiProperty({ type: [String], example: ['Birthday'], description: 'Columns that nobody reads.' })
  unreadColumns!: string[];
  @ApiProperty({ type: [ImportRowResponse] })
  rows!: ImportRowResponse[];
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
