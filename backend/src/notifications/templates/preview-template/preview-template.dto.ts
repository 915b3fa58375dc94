import { ApiSchema } from '@nestjs/swagger';
import { WhereSent } from '../../../platform/http/where-sent.decorator.js';
import { Content, Subject } from '../template-text.dto.js';

/** What is left out is as it is sent now. */
@ApiSchema({ name: 'PreviewTemplate' })
export class PreviewTemplateDto {
  @Subject(false)
  @WhereSent()
  subject?: string;

  @Content(false)
  @WhereSent()
  content?: string;
}
