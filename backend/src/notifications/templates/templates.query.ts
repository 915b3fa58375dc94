import type { Instant, ResponderId, TemplateId } from '@rigbook/contracts/kernel';
import { query, type Query } from '../../platform/database/index.js';
import { type Template, type TemplateAuthor, type TemplateKey, templateKeys } from './template.js';

export interface VersionRow extends TemplateAuthor {
  readonly version: number;
  readonly subject: string | null;
  readonly content: string | null;
  readonly changedAt: Instant;
}

type TemplateRow = VersionRow & { readonly id: TemplateId };

const AUTHOR_COLUMNS = `r.unit_number AS "unitNumber", r.first_name AS "firstName", r.last_name AS "lastName"`;

/** Of a text `t` and the person `r` who changed it. */
export const VERSION_COLUMNS = `t.version, t.subject, t.content, t.changed_at AS "changedAt", ${AUTHOR_COLUMNS}`;

const SELECT_TEMPLATES = `
  SELECT t.id, ${VERSION_COLUMNS} FROM message_template t LEFT JOIN responder r ON r.id = t.changed_by`;

/** All texts, changed or not. */
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

/** The name of the person who changes a text. */
export const authorNow = (responderId: ResponderId | undefined): Query<TemplateAuthor> =>
  query<TemplateAuthor, TemplateAuthor>(
    {
      name: 'template.author',
      text: `SELECT ${AUTHOR_COLUMNS} FROM responder r WHERE r.id = $1`,
      values: [responderId ?? null],
    },
    ([row]) => row ?? { unitNumber: null, firstName: null, lastName: null },
  );

const toTemplate = (key: TemplateKey, row: TemplateRow | undefined): Template => ({
  ...key,
  ...(row ? toVersion(row) : { version: 0, own: null, changed: null }),
});

/** Each row is a change. */
export const toVersion = ({ version, subject, content, changedAt, unitNumber, firstName, lastName }: VersionRow) => ({
  version,
  own: subject === null || content === null ? null : { subject, content },
  changed: { at: changedAt, by: { unitNumber, firstName, lastName } },
});
