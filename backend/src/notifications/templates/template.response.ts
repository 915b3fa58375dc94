import { ApiSchema } from '@nestjs/swagger';
import type { Instant, TemplateId } from '@rigbook/contracts/kernel';
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
import { Id, Moment, OneOf, Part, SomeOf, Text, Whole, YesOrNo } from '../../platform/fields/index.js';
import { type Template, type TemplateAuthor, textOf } from './template.js';

@ApiSchema({ name: 'TemplateAuthor' })
export class TemplateAuthorResponse implements TemplateAuthor {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Peretz') lastName!: string | null;
}

/** The text of one kind of message in one language. */
@ApiSchema({ name: 'Template' })
export class TemplateResponse {
  @Id('01900000-0000-7000-8000-005802010000') id!: TemplateId;
  @OneOf(templateTypes, 'TemplateType', 'booking_approval') type!: TemplateType;
  @OneOf(languages, 'Language', 'en') language!: Language;
  @Text('Approved: {{vehicleName}}, {{startTime}}') subject!: string;
  @Text('Hello {{responderName}}, your booking is approved.') content!: string;
  @YesOrNo(true, 'Whether it is the default text.') isDefault!: boolean;
  @Whole({ minimum: 0, example: 0, description: 'Number of changes; send it with the next one.' }) version!: number;
  @Moment.orNull(null, 'Null if it was never changed.') updatedAt!: Instant | null;
  @Part.orNull(TemplateAuthorResponse, { example: null }) updatedBy!: TemplateAuthorResponse | null;
  @SomeOf(placeholders, 'Placeholder', { description: 'Placeholders for messages of this type.' })
  placeholders!: readonly Placeholder[];
  @OneOf(templateAudiences, 'TemplateAudience', 'responder') audience!: TemplateAudience;
  @SomeOf(messageChannels, 'MessageChannel', ['email']) channels!: readonly MessageChannel[];
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
