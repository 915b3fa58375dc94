import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import { query, type Query } from '../../../platform/database/query.js';
import type { Page, PageRequest } from '../../../platform/http/page.js';
import type { VersionRow } from '../templates.query.js';

export interface TemplateVersionRow extends VersionRow {
  readonly id: string;
}

/** One page of what a text was, newest first; one row more than asked for tells whether another page follows. */
export function templateHistory(
  templateId: TemplateId,
  { limit, after }: PageRequest,
): Query<Page<TemplateVersionRow>> {
  const earlier = after ? `AND version < (SELECT version FROM message_template_version WHERE id = $3)` : '';
  return query<TemplateVersionRow, Page<TemplateVersionRow>>(
    {
      name: after ? 'template.history.after' : 'template.history',
      text: `SELECT h.id, h.version, h.subject, h.content, h.changed_at, r.unit_number, r.first_name, r.last_name
             FROM (
               SELECT * FROM message_template_version
               WHERE template_id = $1 ${earlier}
               ORDER BY version DESC LIMIT $2
             ) h LEFT JOIN responder r ON r.id = h.changed_by
             ORDER BY h.version DESC`,
      values: [templateId, limit + 1, ...(after ? [after.id] : [])],
    },
    (rows) => ({ rows: rows.slice(0, limit), hasMore: rows.length > limit }),
  );
}
