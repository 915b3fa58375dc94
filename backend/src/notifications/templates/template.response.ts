import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import type { TemplateId } from '@rigbook/contracts/kernel/ids';
import type { Instant } from '@rigbook/contracts/kernel/time';
import {
  messageChannels,
  placeholders,
  templateAudiences,
  templateKinds,
  templateTypes,
  type MessageChannel,
  type Placeholder,
  type TemplateAudience,
  type TemplateType,
} from '@rigbook/contracts/notifications/templates/template.words';
import { languages, type Language } from '@rigbook/contracts/settings/settings.rules';
import { type Template, type TemplateAuthor, textOf } from './template.js';

const nameOrNull = { type: String, nullable: true } as const;

@ApiSchema({ name: 'TemplateAuthor' })
export class TemplateAuthorResponse implements TemplateAuthor {
  @ApiProperty({ ...nameOrNull, example: '100', description: 'Null once the person was erased.' })
  unitNumber!: string | null;
  @ApiProperty({ ...nameOrNull, example: 'Noa' })
  firstName!: string | null;
  @ApiProperty({ ...nameOrNull, example: 'Peretz' })
  lastName!: string | null;
}

/** The text of one kind of message in one language. */
@ApiSchema({ name: 'Template' })
export class TemplateResponse {
  @ApiProperty({ type: String, format: 'uuid', example: '01900000-0000-7000-8000-005802010000' })
  id!: TemplateId;
  @ApiProperty({ enum: templateTypes, enumName: 'TemplateType', example: 'booking_approval' })
  type!: TemplateType;
  @ApiProperty({ enum: languages, enumName: 'Language', example: 'en' })
  language!: Language;
  @ApiProperty({ example: 'Approved: {{vehicleName}}, {{startTime}}' })
  subject!: string;
  @ApiProperty({ example: 'Hello {{responderName}}, your booking is approved.' })
  content!: string;
  @ApiProperty({ example: true, description: 'Whether it is the text that Rigbook comes with.' })
  isDefault!: boolean;
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    example: 0,
    description: 'Counts the changes; sent along with the next one.',
  })
  version!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    example: null,
    description: 'Null while it was never changed.',
  })
  updatedAt!: Instant | null;
  @ApiProperty({ type: TemplateAuthorResponse, nullable: true, example: null })
  updatedBy!: TemplateAuthorResponse | null;
  @ApiProperty({
    enum: placeholders,
    enumName: 'Placeholder',
    isArray: true,
    description: 'What such a message can fill in.',
  })
  placeholders!: readonly Placeholder[];
  @ApiProperty({ enum: templateAudiences, enumName: 'TemplateAudience', example: 'responder' })
  audience!: TemplateAudience;
  @ApiProperty({ enum: messageChannels, enumName: 'MessageChannel', isArray: true, example: ['email'] })
  channels!: readonly MessageChannel[];
}

export const toTemplateResponse = (template: Template): TemplateResponse => ({
  id: template.id,
  type: template.type,
  language: template.language,
  ...textOf(template),
  isDefault: template.own === null,
  version: template.version,
  updatedAt: template.changed?.at ?? null,
  updatedBy: template.changed?.by ?? null,
  ...templateKinds[template.type],
});
