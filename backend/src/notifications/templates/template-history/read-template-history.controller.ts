import { Get, Query } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import type { Instant, TemplateId } from '@rigbook/contracts/kernel';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import { Database, query } from '../../../platform/database/index.js';
import { Moment, Part, Text, Whole, YesOrNo } from '../../../platform/fields/index.js';
import { AdminRoutes, ApiPage, mapPage, pageOf, PageQuery, pageRequest, PathId } from '../../../platform/http/index.js';
import type { Page, PageRequest } from '../../../platform/http/index.js';
import { type TemplateKey, templateKey } from '../template.js';
import { TemplateAuthorResponse } from '../template.response.js';
import { toVersion, VERSION_COLUMNS, type VersionRow } from '../templates.query.js';

type TemplateVersionRow = VersionRow & { readonly id: string };

/** One page of a text's versions, newest first, and one row more to tell whether another page follows. */
export function templateHistory(templateId: TemplateId, { limit, after }: PageRequest) {
  const earlier = after ? `AND version < (SELECT version FROM message_template_version WHERE id = $3)` : '';
  return query<TemplateVersionRow, Page<TemplateVersionRow>>(
    {
      name: after ? 'template.history.after' : 'template.history',
      text: `SELECT t.id, ${VERSION_COLUMNS}
             FROM (
               SELECT * FROM message_template_version
               WHERE template_id = $1 ${earlier}
               ORDER BY version DESC LIMIT $2
             ) t LEFT JOIN responder r ON r.id = t.changed_by
             ORDER BY t.version DESC`,
      values: [templateId, limit + 1, ...(after ? [after.id] : [])],
    },
    pageOf(limit, ({ changedAt: at, id }) => ({ at, id })),
  );
}

@ApiSchema({ name: 'TemplateVersion' })
class TemplateVersionResponse {
  @Whole({ minimum: 1, example: 1 }) version!: number;
  @Text('Approved: {{vehicleName}}, {{startTime}}') subject!: string;
  @Text('Hello {{responderName}}, your booking is approved.') content!: string;
  @YesOrNo(false, 'Whether it was a return to the default text.') isDefault!: boolean;
  @Moment('2026-11-22T16:20:00.000Z') changedAt!: Instant;
  @Part(TemplateAuthorResponse) changedBy!: TemplateAuthorResponse;
}

function toTemplateVersion({ type, language }: TemplateKey, row: VersionRow): TemplateVersionResponse {
  const { version, own, changed } = toVersion(row);
  return {
    version,
    ...(own ?? defaultTemplates[language][type]),
    isDefault: own === null,
    changedAt: changed.at,
    changedBy: changed.by,
  };
}

@AdminRoutes('admin/templates', 'Admin: templates')
export class ReadTemplateHistoryController {
  constructor(private readonly database: Database) {}

  @Get(':id/history')
  @ApiOperation({
    summary: 'Read the history of a text',
    description:
      'Every saved version, newest first, and who saved it. Before the first one, the default text was in use.',
  })
  @ApiPage(TemplateVersionResponse)
  async readTemplateHistory(
    @PathId('TEMPLATE_NOT_FOUND') id: TemplateId,
    @Query() query: PageQuery,
  ): Promise<Page<TemplateVersionResponse>> {
    const key = templateKey(id);
    const page = await this.database.fetch(templateHistory(id, pageRequest(query)));
    return mapPage(page, (row) => toTemplateVersion(key, row));
  }
}
