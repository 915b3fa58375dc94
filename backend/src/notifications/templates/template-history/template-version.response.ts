import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { Instant } from '@rigbook/contracts/kernel/time';
import { defaultTemplates } from '@rigbook/contracts/notifications/templates/default-templates';
import type { TemplateKey } from '../template-ids.js';
import { TemplateAuthorResponse } from '../template.response.js';
import { toVersion, type VersionRow } from '../templates.query.js';

@ApiSchema({ name: 'TemplateVersion' })
export class TemplateVersionResponse {
  @ApiProperty({ type: 'integer', minimum: 1, example: 1 })
  version!: number;
  @ApiProperty({ example: 'Approved: {{vehicleName}}, {{startTime}}' })
  subject!: string;
  @ApiProperty({ example: 'Hello {{responderName}}, your booking is approved.' })
  content!: string;
  @ApiProperty({ example: false, description: 'Whether it was a return to the text that Rigbook comes with.' })
  isDefault!: boolean;
  @ApiProperty({ type: String, format: 'date-time', example: '2026-11-22T16:20:00.000Z' })
  changedAt!: Instant;
  @ApiProperty({ type: TemplateAuthorResponse })
  changedBy!: TemplateAuthorResponse;
}

export function toTemplateVersion({ type, language }: TemplateKey, row: VersionRow): TemplateVersionResponse {
  const { version, own, changed } = toVersion(row);
  return {
    version,
    ...(own ?? defaultTemplates[language][type]),
    isDefault: own === null,
    changedAt: changed.at,
    changedBy: changed.by,
  };
}
