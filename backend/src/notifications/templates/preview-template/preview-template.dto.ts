import { ApiSchema } from '@nestjs/swagger';
import { OptionalNotNull } from '../../../platform/http/optional.decorators.js';
import { Content, Subject } from '../template-text.dto.js';

/** What is left out is as it is sent now. */
@ApiSchema({ name: 'PreviewTemplate' })
export class PreviewTemplateDto {
  @Subject(false)
  @OptionalNotNull()
  subject?: string;

  @Content(false)
  @OptionalNotNull()
  content?: string;
}
