import type { ResponderId } from '@rigbook/contracts/kernel';
import type { Statement } from '../../platform/event-store/index.js';
import type { Template } from './template.js';

/** Stores the current text, and the version for the history under a new id. */
export function storeTemplate(
  { id, type, language, version, own, changed }: Template,
  versionId: string,
  changedBy: ResponderId | undefined,
): readonly Statement[] {
  const saved = [version, own?.subject ?? null, own?.content ?? null, changed?.at, changedBy ?? null];
  return [
    {
      name: 'template.store',
      text: `INSERT INTO message_template (id, type, language, version, subject, content, changed_at, changed_by)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
             ON CONFLICT (id) DO UPDATE
             SET version = excluded.version, subject = excluded.subject, content = excluded.content,
                 changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
      values: [id, type, language, ...saved],
    },
    {
      name: 'template.store-version',
      text: `INSERT INTO message_template_version (id, template_id, version, subject, content, changed_at, changed_by)
             VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      values: [versionId, id, ...saved],
    },
  ];
}
