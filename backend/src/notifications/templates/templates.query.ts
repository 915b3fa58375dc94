import type { ResponderId, TemplateId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { query, type Query } from '../../platform/database/query.js';
import { templateKeys, type TemplateKey } from './template-ids.js';
import type { Template, TemplateAuthor, TemplateVersion } from './template.js';

interface AuthorRow {
  readonly unit_number: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

export interface VersionRow extends AuthorRow {
  readonly version: number;
  readonly subject: string | null;
  readonly content: string | null;
  readonly changed_at: Instant;
}

interface TemplateRow extends VersionRow {
  readonly id: TemplateId;
}

const SELECT_TEMPLATES = `
  SELECT t.id, t.version, t.subject, t.content, t.changed_at, r.unit_number, r.first_name, r.last_name
  FROM message_template t LEFT JOIN responder r ON r.id = t.changed_by`;

/** Every text, changed or not. */
export const allTemplates = (): Query<readonly Template[]> =>
  query<TemplateRow, readonly Template[]>({ name: 'template.all', text: SELECT_TEMPLATES, values: [] }, (rows) => {
    const byId = new Map(rows.map((row) => [row.id, row]));
    return templateKeys.map((key) => toTemplate(key, byId.get(key.id)));
  });

export const templateOf = (key: TemplateKey): Query<Template> =>
  query<TemplateRow, Template>(
    { name: 'template.one', text: `${SELECT_TEMPLATES} WHERE t.id = $1`, values: [key.id] },
    ([row]) => toTemplate(key, row),
  );

/** What the person who changes a text is called. */
export const authorNow = (responderId: ResponderId | undefined): Query<TemplateAuthor> =>
  query<AuthorRow, TemplateAuthor>(
    {
      name: 'template.author',
      text: `SELECT unit_number, first_name, last_name FROM responder WHERE id = $1`,
      values: [responderId ?? null],
    },
    ([row]) => toAuthor(row),
  );

const toTemplate = (key: TemplateKey, row: TemplateRow | undefined): Template => ({
  ...key,
  ...(row ? toVersion(row) : { version: 0, own: null, changed: null }),
});

/** A row stands for a change. */
export const toVersion = (row: VersionRow): TemplateVersion & { readonly changed: object } => ({
  version: row.version,
  own: row.subject === null || row.content === null ? null : { subject: row.subject, content: row.content },
  changed: { at: row.changed_at, by: toAuthor(row) },
});

const toAuthor = (row: AuthorRow | undefined): TemplateAuthor => ({
  unitNumber: row?.unit_number ?? null,
  firstName: row?.first_name ?? null,
  lastName: row?.last_name ?? null,
});
