import { ApiSchema } from '@nestjs/swagger';
import { Content, SeenVersion, Subject } from '../template-text.dto.js';

@ApiSchema({ name: 'ChangeTemplate' })
export class ChangeTemplateDto {
  @Subject(true)
  subject!: string;

  @Content(true)
  content!: string;

  @SeenVersion()
  version!: number;
}
