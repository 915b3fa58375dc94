import { parse } from 'libpg-query';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Node {
  readonly [field: string]: unknown;
}

/** What a migration says to Postgres, without a database. */
export async function statementsOf(migration: MigrationInterface): Promise<readonly string[]> {
  const texts: string[] = [];
  await migration.up({ query: async (text: string) => void texts.push(text) } as unknown as QueryRunner);
  return texts;
}

/**
 * What in a migration would stop processes of the version before it: statements that hold a lock on an existing table while they read
 * or rewrite it, that take away what old processes use, or that keep many rows locked. Only what is known to be harmless passes.
 */
export async function locking(migration: MigrationInterface): Promise<readonly string[]> {
  const inOne = migration.transaction !== false;
  const added = new Set<string>();
  const faults: string[] = [];
  for (const text of await statementsOf(migration)) {
    for (const { stmt } of (await parse(text)).stmts ?? []) {
      const [[kind, node]] = Object.entries(stmt as Node) as [[string, Node]];
      if (kind === 'CreateStmt') added.add(nameOf(node));
      else if (!added.has(nameOf(node)))
        faults.push(...(rules[kind]?.(node, inOne) ?? [`${kind} is not known to be safe`]));
    }
  }
  return faults;
}

const nameOf = (node: Node): string => ((node['relation'] ?? {}) as { relname?: string }).relname ?? '';
const unless = (holds: boolean, fault: string) => (holds ? [] : [fault]);
const never = (fault: string) => () => [fault];
const harmless = () => [];

const rewrites = 'changes of rows that exist go into a migration without a transaction, in parts that commit';
const rows = (_node: Node, inOne: boolean) => unless(!inOne, rewrites);

/** By kind of statement, on a table that is there already. */
const rules: Readonly<Record<string, (node: Node, inOne: boolean) => readonly string[]>> = {
  IndexStmt: (node) => unless(node['concurrent'] === true, 'CREATE INDEX needs CONCURRENTLY'),
  DropStmt: (node) =>
    unless(
      node['removeType'] === 'OBJECT_INDEX' && node['concurrent'] === true,
      'DROP takes away what old processes use',
    ),
  AlterTableStmt: ({ cmds }) => {
    const parts = (cmds as readonly Node[]).map(({ AlterTableCmd }) => AlterTableCmd as Node);
    // what old processes insert passes a wider key too; to drop one and name the other takes an instant
    const isWidened = parts.some(addsPreparedKey);
    return parts.filter((part) => !(isWidened && dropsKey(part)) && !isReplaced(part, parts)).flatMap(alteration);
  },
  RenameStmt: never('RENAME takes away what old processes use'),
  TruncateStmt: never('TRUNCATE takes away what old processes use'),
  UpdateStmt: rows,
  DeleteStmt: rows,
  DoStmt: ({ args }, inOne) => block(JSON.stringify(args), inOne),
  InsertStmt: harmless,
  CommentStmt: harmless,
  GrantStmt: harmless,
  CreateFunctionStmt: harmless,
  CreateExtensionStmt: harmless,
  CreateSeqStmt: harmless,
  CreateEnumStmt: harmless,
  CreateTrigStmt: harmless,
  SelectStmt: harmless,
  VariableSetStmt: harmless,
};

/** A key of a table, by the name that Postgres gives it: `_pkey`, or `_key` of other unique ones. */
const dropsKey = ({ subtype, name }: Node): boolean => subtype === 'AT_DropConstraint' && /_p?key$/.test(String(name));

/** A check that gives way to another one of its name. That it lets through all that the old one did is for its author to see. */
const isReplaced = ({ subtype, name }: Node, parts: readonly Node[]): boolean =>
  subtype === 'AT_DropConstraint' &&
  !/_[pf]?key$/.test(String(name)) && // a key, by the name that Postgres gives it: no check takes its place
  parts.some(({ subtype: other, def }) => {
    const { Constraint } = (def ?? {}) as { readonly Constraint?: Node };
    return other === 'AT_AddConstraint' && Constraint?.['contype'] === 'CONSTR_CHECK' && Constraint['conname'] === name;
  });

function addsPreparedKey({ subtype, def }: Node): boolean {
  const { Constraint } = (def ?? {}) as { readonly Constraint?: Node };
  return (
    subtype === 'AT_AddConstraint' &&
    ['CONSTR_PRIMARY', 'CONSTR_UNIQUE'].includes(String(Constraint?.['contype'])) &&
    Constraint?.['indexname'] !== undefined
  );
}

function block(body: string, inOne: boolean): readonly string[] {
  return [
    ...unless(
      !/\b(alter|create|drop|lock|truncate)\b/i.test(body),
      'DO must not change tables: its text is not checked',
    ),
    ...unless(!inOne && /\bcommit\b/i.test(body), rewrites),
  ];
}

function alteration({ subtype, def }: Node): readonly string[] {
  const { ColumnDef, Constraint } = (def ?? {}) as { readonly ColumnDef?: Node; readonly Constraint?: Node };
  switch (subtype) {
    case 'AT_AddColumn':
      return column(((ColumnDef?.['constraints'] ?? []) as readonly Node[]).map((one) => one['Constraint'] as Node));
    case 'AT_AddConstraint':
      return unless(
        Constraint?.['skip_validation'] === true || Constraint?.['indexname'] !== undefined,
        'ADD CONSTRAINT needs NOT VALID, or USING INDEX',
      );
    case 'AT_ValidateConstraint':
    case 'AT_ColumnDefault':
    case 'AT_DropNotNull':
    case 'AT_SetStatistics':
    case 'AT_SetRelOptions':
    case 'AT_ResetRelOptions':
      return [];
    default:
      return [`${String(subtype)} is not known to be safe`];
  }
}

function column(constraints: readonly Node[]): readonly string[] {
  const of = (type: string) => constraints.find(({ contype }) => contype === type);
  const value = of('CONSTR_DEFAULT')?.['raw_expr'] as Node | undefined;
  const known = ['CONSTR_DEFAULT', 'CONSTR_NOTNULL', 'CONSTR_NULL'];
  return [
    ...unless(
      value === undefined || !JSON.stringify(value).includes('"FuncCall"'),
      'a default that is computed rewrites the table',
    ),
    ...unless(
      !of('CONSTR_NOTNULL') || value !== undefined,
      'NOT NULL needs a default: old processes leave the column out',
    ),
    ...unless(
      constraints.every(({ contype }) => known.includes(contype as string)),
      'a new column must not be generated, checked, unique or a foreign key: that reads or rewrites the table',
    ),
  ];
}
